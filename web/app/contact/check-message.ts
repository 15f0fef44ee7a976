import { type ContactField, contactFields, contactLimits } from '#app/spec/contact.ts'
import { isEmailAddress } from '#app/spec/email.ts'

export type ContactMessage = Record<ContactField, string>
export type ContactProblems = Partial<Record<ContactField, string>>

const missing: Record<ContactField, string> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  subject: 'Please enter a subject',
  message: 'Please enter a message',
}

const names: Record<ContactField, string> = {
  name: 'Your name',
  email: 'Your email address',
  subject: 'The subject',
  message: 'The message',
}

/** Checks the form; the page and the server share these rules and these sentences. */
export function checkMessage(values: Partial<Record<ContactField, unknown>>) {
  const message = Object.fromEntries(
    contactFields.map((field) => [field, typeof values[field] === 'string' ? values[field].trim() : '']),
  ) as ContactMessage
  const problems: ContactProblems = {}
  for (const field of contactFields) {
    const problem = problemWith(field, message[field])
    if (problem) problems[field] = problem
  }
  return { message, problems }
}

function problemWith(field: ContactField, text: string) {
  if (text === '') return missing[field]
  const tooMany = text.length - contactLimits[field]
  if (tooMany > 0)
    return `${names[field]} can have up to ${contactLimits[field].toLocaleString('en-US')} characters; please take out ${tooMany.toLocaleString('en-US')}`
  // A line break in any of these could become a header of its own in the mail.
  if (field !== 'message' && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    return `${names[field]} must be a single line of plain text`
  if (field === 'email' && !isEmailAddress(text)) return 'Please enter a valid email address'
  return undefined
}
