import * as z from 'zod/mini'
import { textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({ text: textField(facts.fields.text) })

export const output = z.object({
  passiveVoices: z.object({
    overallFeedback: z.string(),
    /** In the order of the text. */
    instances: z.array(
      z.object({
        passiveConstruction: z.string(),
        sentence: z.string(),
        /** In words: 'past simple', 'present perfect', 'modal', 'get' … */
        type: z.string(),
        details: z.object({ hasAgent: z.boolean() }),
        /** Where the construction stands in the text, in UTF-16 units. */
        start: z.int(),
        end: z.int(),
        /** The sentence in the active voice, where one could be made. */
        active: z.nullable(z.string()),
      }),
    ),
  }),
})

export type PassiveOutput = z.infer<typeof output>
export type PassiveInstance = PassiveOutput['passiveVoices']['instances'][number]
