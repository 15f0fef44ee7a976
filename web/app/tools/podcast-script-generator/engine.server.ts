import { defineEngine } from '../define-tool.ts'
import { writeText } from '../frame/write-text.server.ts'
import { generatePodcastScript } from './built-in.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { mendScript } from './mend.server.ts'
import { answer, instructions, promptFor } from './prompt.server.ts'
import { input, output } from './schema.ts'

export const engine = defineEngine({
  facts,
  input,
  output,
  example,
  timeoutMilliseconds: 60_000,
  run: (request, ports, context) =>
    writeText(ports, context, {
      task: { instructions, prompt: promptFor(request), answer, maxOutputTokens: 2600 },
      mend: mendScript,
      builtIn: (random) => generatePodcastScript(request, random),
    }),
})
