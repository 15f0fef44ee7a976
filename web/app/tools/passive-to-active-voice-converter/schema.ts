import * as z from 'zod/mini'
import { textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({ text: textField(facts.fields.text) })

export const output = z.object({
  convertedText: z.string(),
  /** Plain sentences on what was put in and what was left alone. */
  notes: z.array(z.string()),
})

export type ConverterOutput = z.infer<typeof output>
