import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'

export const answer = z.object({
  subjectLines: z
    .array(z.string())
    .length(5)
    .describe('Five subject lines of at most 60 characters each, no two alike'),
})

export const instructions = `You write subject lines for the Limpid subject line generator.
Five lines, at most 60 characters each, built from the offer, date, number or news that the email really holds. Invent nothing.
Use the company name in one or two lines at the most, and only if one is given. No words that spam filters look for, no capitals for shouting, at most one exclamation mark in all five, no emoji, no quotation marks around a line.
Keep to the tone that is asked for; the ten tones must be easy to tell apart.

Email: workshop on soil on May 3, ten places left, bring gloves. Company: Hill Farm. Tone: casual.
Ten places left at the soil workshop; Bring gloves: soil workshop on May 3; Free on May 3? Come and dig; Hill Farm is getting its hands dirty; Soil, gloves and a Saturday`

export function promptFor({
  emailContent,
  companyName,
  tone,
}: {
  emailContent: string
  companyName: string
  tone: string
}) {
  return `${fence({ emailContent, companyName })}\n\nTone: ${tone}. Write five subject lines.`
}
