import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'

export const answer = z.object({
  descriptions: z
    .array(z.string())
    .min(1)
    .max(5)
    .describe('Meta descriptions of 150 to 160 characters each, no two alike'),
})

export const instructions = `You write meta descriptions for the Limpid meta description generator.
Each has 150 to 160 characters, spaces included. Count them.
Each holds every target keyword once, in a sentence that would read well without a search engine.
Begin with a verb or put one among the first words. Say what the page holds and why to open it. Invent no facts, prices or numbers. No quotation marks around a description.

Page "repairing a dripping tap", keywords "dripping tap, replace a washer":
Stop a dripping tap in half an hour. See which parts to buy, how to replace a washer step by step, and when a worn valve means that you should call a plumber.`

export function promptFor(request: { pageTopic: string; keywords: string; variantCount: number }) {
  const { pageTopic, keywords, variantCount } = request
  return `${fence({ pageTopic, keywords })}\n\nWrite ${variantCount} meta ${variantCount === 1 ? 'description' : 'descriptions'}.`
}
