import * as z from 'zod/mini'
import { textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({ text: textField(facts.fields.text) })

export const output = z.object({
  cliche: z.object({
    overallFeedback: z.string(),
    /** In the order of the text, never overlapping. */
    cliches: z.array(
      z.object({
        original: z.string(),
        explanation: z.string(),
        severity: z.int().check(z.minimum(1), z.maximum(5)),
        alternatives: z.array(z.string()),
      }),
    ),
  }),
})

export type ClicheOutput = z.infer<typeof output>
export type FoundCliche = ClicheOutput['cliche']['cliches'][number]
