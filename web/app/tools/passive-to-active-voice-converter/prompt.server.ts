import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'

export const answer = z.object({
  convertedText: z.string().describe('The whole text with its passive sentences in the active voice'),
})

export const instructions = `You turn passive sentences into active ones for the Limpid converter.
Rewrite passive clauses only. Every other sentence, every name, number, quotation and line break stays to the character.
Keep tense, modality and negation. The agent after "by" becomes the subject. Where nobody is named, use a neutral subject that fits: someone, we, people, the team.

"The bill was paid by Ann in 2021. It rained." becomes "Ann paid the bill in 2021. It rained."
"Has the door been locked?" becomes "Has someone locked the door?"`

export function promptFor({ text }: { text: string }) {
  return `${fence({ text })}\n\nConvert the text.`
}
