import { defineEngine } from '../define-tool.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { input, output, type ToneOutput } from './schema.ts'
import { sentencesOf } from './sentences.ts'

export const engine = defineEngine({
  facts,
  input,
  output,
  example,
  sentenceGrant: ({ text }) => sentencesOf(text).length,
  run: (request, _ports, context) => context.compute<ToneOutput>(request),
})
