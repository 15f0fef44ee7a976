import * as z from 'zod/mini'
import { defaultVariantCount, variantCounts } from '#app/spec/free-tools.ts'
import { numberChoice, textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({
  pageTopic: textField(facts.fields.pageTopic),
  keywords: textField(facts.fields.keywords),
  variantCount: numberChoice(variantCounts, defaultVariantCount),
})

export const output = z.object({ descriptions: z.array(z.string()).check(z.minLength(1), z.maxLength(5)) })

export type MetaDescriptionOutput = z.infer<typeof output>
