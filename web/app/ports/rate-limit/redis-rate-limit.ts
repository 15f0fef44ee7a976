import { randomUUID } from 'node:crypto'
import type { RedisLink } from '../redis/redis-link.ts'
import type { Clock, RateLimit } from './rate-limit.ts'

/**
 * KEYS: a sorted set of turns by when they end. ARGV: now, times, milliseconds, id. Answers the wait, or 0 if taken.
 * A turn that is taken twice, because an answer got lost, is the same turn.
 */
const takeTurn = `
  local now, times, length = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  if redis.call('ZSCORE', KEYS[1], ARGV[4]) then return 0 end
  local running = redis.call('ZCARD', KEYS[1])
  if running >= times then
    local blocking = redis.call('ZRANGE', KEYS[1], running - times, running - times, 'WITHSCORES')
    return math.min(tonumber(blocking[2]) - now, length)
  end
  redis.call('ZADD', KEYS[1], now + length, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], length)
  return 0
`

type WithScript = { takeTurn: (...values: (string | number)[]) => Promise<number> }

/** For several servers that count together. Redis or Valkey; without it nothing is let through. */
export function createRedisRateLimit({ link, clock = Date.now }: { link: RedisLink; clock?: Clock }): RateLimit {
  link.define({ takeTurn }, 1)
  return {
    async take(key, { times, milliseconds }) {
      const name = `limpid:turns:${key}`
      const id = randomUUID()
      const wait = await link.send((client) =>
        (client as unknown as WithScript).takeTurn(name, clock(), times, milliseconds, id),
      )
      return {
        allowed: wait === 0,
        waitMilliseconds: wait,
        giveBack: async () => void (await link.send((client) => client.zrem(name, id))),
      }
    },
    close: () => link.close(),
  }
}
