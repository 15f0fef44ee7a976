import { checkoutMessages } from '#app/spec/plans.ts'

/** The message to show, or null when the address will do. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim()
  if (trimmed === '') return checkoutMessages.emailMissing
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? null : checkoutMessages.emailInvalid
}
