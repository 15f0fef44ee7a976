import { contactMessages } from '#app/spec/contact.ts'
import type { ContactMessage } from './check-message.ts'

const longestWaitMilliseconds = 60_000

/** Sends the form; answers null once the message is out, or else what to tell the visitor. */
export async function sendMessage(message: ContactMessage, turnstileToken: string): Promise<string | null> {
  const response = await fetch('/api/contact/send-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, turnstileToken }),
    signal: AbortSignal.timeout(longestWaitMilliseconds),
  }).catch(() => null)
  if (response?.ok) return null
  const answer = (await response?.json().catch(() => null)) as { message?: unknown } | null | undefined
  return typeof answer?.message === 'string' && answer.message ? answer.message : contactMessages.failed
}
