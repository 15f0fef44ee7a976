import { type Analytics, noAnalytics } from './analytics.ts'

/** Connects with the first event and keeps events until then; a failure to connect counts nothing and breaks nothing. */
export function createLazyAnalytics(connect: () => Promise<Analytics>): Analytics {
  let connected: Analytics | undefined
  let started = false
  const waiting: [name: string, details: Readonly<Record<string, string>>][] = []

  async function start() {
    started = true
    connected = await connect().catch(() => noAnalytics)
    for (const [name, details] of waiting.splice(0)) connected.capture(name, details)
  }

  return {
    capture(name, details) {
      if (connected) return connected.capture(name, details)
      waiting.push([name, details])
      if (!started) void start()
    },
    id: () => connected?.id() ?? null,
  }
}
