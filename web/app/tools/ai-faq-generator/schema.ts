import * as z from 'zod/mini'
import { defaultFaqCount, faqCounts } from '#app/spec/free-tools.ts'
import { numberChoice, textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({
  topic: textField(facts.fields.topic),
  source: textField(facts.fields.source),
  numberOfFaqs: numberChoice(faqCounts, defaultFaqCount),
})

export const output = z.object({
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })).check(z.minLength(1), z.maxLength(10)),
})

export type FaqOutput = z.infer<typeof output>
