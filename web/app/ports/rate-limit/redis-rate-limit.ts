import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Clock, RateLimit } from './rate-limit.ts'

/** KEYS: a sorted set of turns by when they end. ARGV: now, times, milliseconds, id. Answers the wait, or 0 if taken. */
const takeScript = `
  local now, times, length = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local running = redis.call('ZCARD', KEYS[1])
  if running >= times then
    local blocking = redis.call('ZRANGE', KEYS[1], running - times, running - times, 'WITHSCORES')
    return math.min(tonumber(blocking[2]) - now, length)
  end
  redis.call('ZADD', KEYS[1], now + length, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], length)
  return 0
`

type WithScript = Redis & { takeTurn: (...values: (string | number)[]) => Promise<number> }

/** For several servers that count together. Redis or Valkey. */
export function createRedisRateLimit({ url, clock = Date.now }: { url: string; clock?: Clock }): RateLimit {
  const redis = new Redis(url, { maxRetriesPerRequest: 2 })
  redis.on('error', () => {
    // Each command reports its own failure; without a listener ioredis would print the address.
  })
  redis.defineCommand('takeTurn', { numberOfKeys: 1, lua: takeScript })
  return {
    async take(key, { times, milliseconds }) {
      const name = `limpid:turns:${key}`
      const id = randomUUID()
      const wait = await (redis as WithScript).takeTurn(name, clock(), times, milliseconds, id)
      return {
        allowed: wait === 0,
        waitMilliseconds: wait,
        giveBack: async () => void (await redis.zrem(name, id)),
      }
    },
    async close() {
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
