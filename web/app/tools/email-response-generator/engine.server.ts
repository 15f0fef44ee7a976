import { defineEngine } from '../define-tool.ts'
import { writeText } from '../frame/write-text.server.ts'
import { generateEmailResponse } from './built-in.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { mendResponse } from './mend.server.ts'
import { answer, instructions, promptFor } from './prompt.server.ts'
import { input, output } from './schema.ts'

export const engine = defineEngine({
  facts,
  input,
  output,
  example,
  timeoutMilliseconds: 45_000,
  run: (request, ports, context) =>
    writeText(ports, context, {
      task: { instructions, prompt: promptFor(request), answer, maxOutputTokens: 1200 },
      mend: mendResponse,
      builtIn: (random) => generateEmailResponse(request, random),
    }),
})
