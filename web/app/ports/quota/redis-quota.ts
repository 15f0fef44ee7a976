import { randomBytes } from 'node:crypto'
import { sentenceGrantMilliseconds, usesPerWindow, windowMilliseconds } from '#app/spec/free-tools.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import type { Clock, Quota, QuotaState, Reservation } from './quota.ts'
import { scripts } from './redis-scripts.ts'

/** A quota in which each use has a name: taking or giving back the same one twice counts once. */
export interface NamedQuota extends Quota {
  reserve(key: string, id?: string): Promise<Reservation>
  reserveSentence(key: string, id?: string): Promise<Reservation>
}

/** [allowed, used, resetAt, startedAt, from a grant]; resetAt is 0 where there is no window. */
type Numbers = [number, number, number, number, number]

type Script = keyof typeof scripts
type WithScripts = Record<Script, (...values: (string | number)[]) => Promise<Numbers>>

const prefix = 'limpid:quota:'
export const newUseId = () => randomBytes(9).toString('base64url')

/** For several servers that share one count. Redis or Valkey; each operation is one script, hence atomic. */
export function createRedisQuota({ link, clock = Date.now }: { link: RedisLink; clock?: Clock }): NamedQuota {
  link.define(scripts, 2)

  function call(script: Script, key: string, id: string, ...values: number[]) {
    const limits = [clock(), usesPerWindow, windowMilliseconds, sentenceGrantMilliseconds]
    const keys = [`${prefix}{${key}}:window`, `${prefix}{${key}}:grant`]
    return link.send((client) => (client as unknown as WithScripts)[script](...keys, ...limits, id, ...values))
  }
  async function reserveWith(script: 'quotaReserve' | 'quotaReserveSentence', key: string, id: string) {
    const numbers = await call(script, key, id)
    const [allowed, , , startedAt, fromGrant] = numbers
    const source = !allowed ? 'nothing' : fromGrant ? 'grant' : 'window'
    return {
      allowed: allowed === 1,
      ...stateOf(numbers),
      receipt: { key, id, source, startedAt },
    } satisfies Reservation
  }

  return {
    reserve: (key, id = newUseId()) => reserveWith('quotaReserve', key, id),
    reserveSentence: (key, id = newUseId()) => reserveWith('quotaReserveSentence', key, id),
    refund: async ({ receipt: { key, id = '' } }) => stateOf(await call('quotaRefund', key, id)),
    read: async (key) => stateOf(await call('quotaRead', key, '')),
    async grantSentences(key, count) {
      if (count > 0) await call('quotaGrant', key, newUseId(), count)
    },
    /** Redis forgets expired keys by itself. */
    cleanUp: async () => 0,
    close: () => link.close(),
  }
}

function stateOf([, used, resetAt]: Numbers): QuotaState {
  return { remaining: Math.max(0, usesPerWindow - used), resetAt: resetAt === 0 ? null : resetAt }
}
