import { storedUsageTrustedMilliseconds } from '#app/spec/free-tools.ts'

interface UsageRecord {
  remaining: number
  timestamp: number
}

/** What this browser remembers of a tool’s quota; private windows may refuse to remember. */
export function readUsage(key: string): UsageRecord | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<UsageRecord> | null
    if (typeof record?.remaining !== 'number' || typeof record.timestamp !== 'number') return undefined
    return { remaining: record.remaining, timestamp: record.timestamp }
  } catch {
    return undefined
  }
}

export function writeUsage(key: string, remaining: number, now = Date.now()) {
  try {
    localStorage.setItem(key, JSON.stringify({ remaining, timestamp: now }))
  } catch {
    // Then the server's answer at the next visit will do.
  }
}

export function isFresh(record: UsageRecord, now = Date.now()) {
  return now - record.timestamp < storedUsageTrustedMilliseconds
}

/** The server's count, or nothing when it cannot be had. */
export async function fetchUsage(key: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const response = await fetch(`/api/free-tools/${key}/usage`, { cache: 'no-store', signal })
    if (!response.ok || !response.headers.get('content-type')?.includes('application/json')) return undefined
    const { remaining } = (await response.json()) as { remaining?: unknown }
    return typeof remaining === 'number' ? remaining : undefined
  } catch {
    return undefined
  }
}
