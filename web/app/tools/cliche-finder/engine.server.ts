import { findCliches } from '@limpid/prose/cliches'
import { defineEngine } from '../define-tool.ts'
import { example } from './example.ts'
import { facts } from './facts.ts'
import { overallFeedback } from './overall-feedback.ts'
import { input, output } from './schema.ts'

export const engine = defineEngine({
  facts,
  input,
  output,
  example,
  run({ text }) {
    const cliches = findCliches(text).map(({ original, explanation, severity, alternatives }) => ({
      original,
      explanation,
      severity,
      alternatives,
    }))
    return { cliche: { overallFeedback: overallFeedback(text, cliches), cliches } }
  },
})
