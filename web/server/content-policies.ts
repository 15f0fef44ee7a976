import type { Environment } from './env.ts'
import type { ContentPolicy } from './security-headers.ts'

type Settings = Pick<Environment, 'POSTHOG_KEY' | 'POSTHOG_HOST' | 'TURNSTILE_SITE_KEY'>

/** Outside hosts are allowed on the one page that needs them, and only where the operator configured them. */
export function contentPolicies({ POSTHOG_KEY, POSTHOG_HOST, TURNSTILE_SITE_KEY }: Settings) {
  const turnstile = ['https://challenges.cloudflare.com']
  const policies: Record<string, ContentPolicy | undefined> = {
    '/pricing': POSTHOG_KEY ? { connectHosts: [new URL(POSTHOG_HOST).origin] } : undefined,
    '/contact-us': TURNSTILE_SITE_KEY
      ? { scriptHosts: turnstile, frameHosts: turnstile, connectHosts: turnstile }
      : undefined,
  }
  return (path: string) => policies[path]
}
