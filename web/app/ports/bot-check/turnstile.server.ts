import { randomUUID } from 'node:crypto'
import { botCheckAction } from '#app/spec/contact.ts'
import { type BotCheck, longestToken } from './bot-check.ts'

interface TurnstileSettings {
  siteKey: string
  secretKey: string
  /** The host that visitors see; a token from another site does not count. */
  hostname: string
  verifyUrl?: string
  timeoutMilliseconds?: number
}

interface Verdict {
  success?: unknown
  action?: unknown
  hostname?: unknown
}

const officialUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Cloudflare's check. It remembers used tokens itself, and learns nothing of the visitor from us. */
export function createTurnstileCheck(settings: TurnstileSettings): BotCheck {
  const { siteKey, secretKey, hostname, verifyUrl = officialUrl, timeoutMilliseconds = 5000 } = settings

  const ask = async (token: string, attempt: string): Promise<Verdict> => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: secretKey, response: token, idempotency_key: attempt }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (response.status >= 500) throw new Error(`Turnstile answered ${response.status}`)
    return (await response.json()) as Verdict
  }

  return {
    widget: { kind: 'turnstile', siteKey },
    async verify(token) {
      if (token === '' || token.length > longestToken) return false
      const attempt = randomUUID()
      const verdict = await ask(token, attempt).catch(() => ask(token, attempt))
      return verdict?.success === true && verdict.action === botCheckAction && verdict.hostname === hostname
    },
  }
}
