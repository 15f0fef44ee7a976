import * as z from 'zod/mini'
import { defaultEmailTone, emailTones } from '#app/spec/email-responses.ts'
import { choice, textField } from '../frame/schema-parts.ts'
import { facts } from './facts.ts'

export const input = z.object({
  email: textField(facts.fields.email),
  responseGoal: textField(facts.fields.responseGoal),
  tone: choice(emailTones, defaultEmailTone),
  sender: textField(facts.fields.sender),
  recipient: textField(facts.fields.recipient),
})

export const output = z.object({ responseText: z.string().check(z.minLength(1)) })

export type EmailResponseOutput = z.infer<typeof output>
