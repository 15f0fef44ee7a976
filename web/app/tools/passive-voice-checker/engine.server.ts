import { defineEngine } from '../define-tool.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { input, output, type PassiveOutput } from './schema.ts'

export const engine = defineEngine({
  facts,
  input,
  output,
  example,
  run: (request, _ports, context) => context.compute<PassiveOutput>(request),
})
