import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'
import { defaultNames, namesAskedFor } from '#app/spec/podcast-scripts.ts'
import type { PodcastInput } from './schema.ts'

export const answer = z.object({
  scriptText: z
    .string()
    .describe(
      'The whole script in plain text, one line for each turn: NAME: words, stage directions in square brackets',
    ),
})

export const instructions = `You write podcast scripts for the Limpid script generator.
A full episode of 700 to 1,200 words: cold open, welcome, two to four segments that develop the topic's own points for this audience, recap, call to action, goodbye.
Each turn is a line "NAME: what they say". Stage directions stand in square brackets on lines of their own. Hosts lead and ask; guests answer; nobody speaks for another; use exactly the names given.
Use only what the visitor wrote and what is generally true. Invent no statistics, studies, quotations or biographies. Keep to the tone that is asked for.

[Music fades in]
LENA: My first loaf could have stopped a door. [laughs] Today we find out why.
OMAR: And how to make the second one bread.`

export function promptFor({ podcastName, topicExplanation, targetAudience, tone, hostInfo }: PodcastInput) {
  const fields = namesAskedFor[hostInfo.hostConfig]
  const names = fields.map((field) => hostInfo[field] || defaultNames[field]).join(', ')
  return `${fence({ podcastName, topicExplanation, targetAudience, names })}\n\nSet-up: ${hostInfo.hostConfig}. Tone: ${tone}. Write the script.`
}
