import { isEmailAddress } from '#app/spec/email.ts'
import { checkoutMessages } from '#app/spec/plans.ts'

/** The message to show, or null when the address will do. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim()
  if (trimmed === '') return checkoutMessages.emailMissing
  return isEmailAddress(trimmed) ? null : checkoutMessages.emailInvalid
}
