import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'

export const answer = z.object({
  faqs: z
    .array(
      z.object({
        question: z.string().describe('What a reader would really ask, ending in a question mark'),
        answer: z.string().describe('Two to five sentences of Markdown: paragraphs, lists, bold and inline code only'),
      }),
    )
    .min(1)
    .max(10),
})

export const instructions = `You write frequently asked questions for the Limpid FAQ generator.
With a source, ask only what the source answers, and answer from it alone: condense it, never contradict it, never add to it.
Without a source, answer with what is generally true of the topic, and say plainly what depends on the reader's own case. Invent no figures, prices, names or dates.
Questions in the reader's words, no two about the same thing. Answers in plain English, the direct answer in the first sentence.

Topic "library cards", source "Cards are free for residents. Bring a photo ID and proof of address. Cards last three years.":
Q: What do I need to get a library card? A: Bring a photo ID and proof of your address. The card is free for residents.
Q: How long is a library card valid? A: Three years.`

export function promptFor({ topic, source, numberOfFaqs }: { topic: string; source: string; numberOfFaqs: number }) {
  return `${fence({ topic, source })}\n\nWrite ${numberOfFaqs} questions with their answers.`
}
