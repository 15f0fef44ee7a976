import * as z from 'zod/mini'
import { defaultSubjectTone, subjectLineCount, subjectTones } from '#app/spec/subject-lines.ts'
import { choice, textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({
  emailContent: textField(facts.fields.emailContent),
  companyName: textField(facts.fields.companyName),
  tone: choice(subjectTones, defaultSubjectTone),
})

export const output = z.object({ subjectLines: z.array(z.string()).check(z.length(subjectLineCount)) })

export type SubjectLineOutput = z.infer<typeof output>
