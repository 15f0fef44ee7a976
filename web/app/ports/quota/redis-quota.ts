import { Redis } from 'ioredis'
import { sentenceGrantMilliseconds, usesPerWindow, windowMilliseconds } from '#app/spec/free-tools.ts'
import type { Clock, Quota, QuotaState, Reservation } from './quota.ts'
import { scripts } from './redis-scripts.ts'

/** [allowed, used, resetAt, startedAt, from a grant]; resetAt is 0 where there is no window. */
type Numbers = [number, number, number, number, number]

type Script = keyof typeof scripts
type WithScripts = Redis & Record<Script, (...values: (string | number)[]) => Promise<Numbers>>

const prefix = 'limpid:quota:'

/** For several servers that share one count. Redis or Valkey; each operation is one script, hence atomic. */
export function createRedisQuota({ url, clock = Date.now }: { url: string; clock?: Clock }): Quota {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, enableAutoPipelining: true, lazyConnect: false })
  redis.on('error', () => {
    // Each command reports its own failure; without a listener ioredis would print the address.
  })
  for (const [name, lua] of Object.entries(scripts)) redis.defineCommand(name, { numberOfKeys: 2, lua })

  function call(script: Script, key: string, ...values: number[]) {
    const limits = [clock(), usesPerWindow, windowMilliseconds, sentenceGrantMilliseconds]
    const keys = [`${prefix}{${key}}:window`, `${prefix}{${key}}:grant`]
    return (redis as WithScripts)[script](...keys, ...limits, ...values)
  }
  async function reserveWith(script: 'quotaReserve' | 'quotaReserveSentence', key: string): Promise<Reservation> {
    const numbers = await call(script, key)
    const [allowed, , , startedAt, fromGrant] = numbers
    const source = !allowed ? 'nothing' : fromGrant ? 'grant' : 'window'
    return { allowed: allowed === 1, ...stateOf(numbers), receipt: { key, source, startedAt } }
  }

  const refunded = new WeakSet<Reservation>()
  return {
    reserve: (key) => reserveWith('quotaReserve', key),
    reserveSentence: (key) => reserveWith('quotaReserveSentence', key),
    async refund(reservation) {
      const { key, source, startedAt } = reservation.receipt
      if (source === 'nothing' || refunded.has(reservation)) return stateOf(await call('quotaRead', key))
      refunded.add(reservation)
      return stateOf(await call('quotaRefund', key, startedAt, source === 'grant' ? 1 : 0))
    },
    read: async (key) => stateOf(await call('quotaRead', key)),
    async grantSentences(key, count) {
      if (count > 0) await call('quotaGrant', key, count)
    },
    /** Redis forgets expired keys by itself. */
    cleanUp: async () => 0,
    async close() {
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}

function stateOf([, used, resetAt]: Numbers): QuotaState {
  return { remaining: Math.max(0, usesPerWindow - used), resetAt: resetAt === 0 ? null : resetAt }
}
