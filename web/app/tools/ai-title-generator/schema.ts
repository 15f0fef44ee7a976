import * as z from 'zod/mini'
import { contentTypes, defaultContentType, titlesPerGroup } from '#app/spec/titles.ts'
import { choice, textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({
  keyword: textField(facts.fields.keyword),
  contentType: choice(contentTypes, defaultContentType),
})

const group = z.array(z.string()).check(z.minLength(titlesPerGroup.fewest), z.maxLength(titlesPerGroup.most))

export const output = z.object({
  titles: z.object({ guides: group, listicles: group, questions: group, others: group }),
})

export type TitleOutput = z.infer<typeof output>
