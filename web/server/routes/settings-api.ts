import { Hono } from 'hono'
import type { PublicSettings } from '#app/spec/public-settings.ts'
import type { ServerParts } from '../server-parts.ts'

/** GET /api/settings: what prerendered pages learn of the configuration at run time. */
export function settingsApi({ environment, ports }: Pick<ServerParts, 'environment' | 'ports'>) {
  const { POSTHOG_KEY: key, POSTHOG_HOST: host } = environment
  const settings: PublicSettings = {
    analytics: key ? { key, host } : null,
    botCheck: ports.botCheck.widget,
  }
  return new Hono().get('/', (context) => context.json(settings, 200, { 'Cache-Control': 'no-store' }))
}
