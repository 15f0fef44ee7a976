import { defineEngine } from '../define-tool.ts'
import { writeText } from '../frame/write-text.server.ts'
import { generateSubjectLines } from './built-in.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { mendSubjectLines } from './mend.server.ts'
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
      task: { instructions, prompt: promptFor(request), answer, maxOutputTokens: 400 },
      mend: mendSubjectLines,
      builtIn: (random) => ({ subjectLines: generateSubjectLines(request, random) }),
    }),
})
