import * as z from 'zod/mini'
import { textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({ text: textField(facts.fields.text) })

const count = z.int().check(z.nonnegative())

export const output = z.object({
  /** The most frequent first; words of equal count in alphabetical order. */
  wordFrequency: z.array(
    z.object({ word: z.string(), occurrence: count, percentage: z.number().check(z.minimum(0), z.maximum(100)) }),
  ),
  totalWords: count,
  uniqueWords: count,
})

export type FrequencyOutput = z.infer<typeof output>
export type CountedWord = FrequencyOutput['wordFrequency'][number]
