import * as z from 'zod/mini'
import { mostTones, toneLabels } from '#app/spec/tones.ts'
import { textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({ text: textField(facts.fields.text) })

const tone = z.object({ label: z.enum(toneLabels), score: z.number().check(z.minimum(0), z.maximum(1)) })

/** Best first. */
export const output = z.object({ tones: z.array(tone).check(z.minLength(1), z.maxLength(mostTones)) })

export type ToneOutput = z.infer<typeof output>
export type Tone = ToneOutput['tones'][number]
