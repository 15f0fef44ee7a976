/**
 * KEYS: window, grant. ARGV: now, uses per window, window length, grant length, id of the use, then the script's own
 * values. Each answers {allowed, used, resetAt, startedAt, from a grant}, with resetAt 0 where there is no window.
 *
 * A window holds one field for each use, named by its id, beside startedAt and resetAt; a grant one for each sentence
 * taken, beside sentences, expiresAt and latest. So a script that runs twice, because an answer got lost, counts once. Times come from the caller; a clock that was
 * set back must not make a window longer than it can be.
 */
const shared = `
  local now, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
  local windowLength, grantLength, id = tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]

  local function readWindow()
    local row = redis.call('HMGET', KEYS[1], 'startedAt', 'resetAt')
    local startedAt, resetAt = tonumber(row[1]), tonumber(row[2])
    if not resetAt then return 0, 0, 0 end
    if resetAt <= now then
      redis.call('DEL', KEYS[1])
      return 0, 0, 0
    end
    if resetAt > now + windowLength then
      resetAt = now + windowLength
      redis.call('HSET', KEYS[1], 'resetAt', resetAt)
      redis.call('PEXPIRE', KEYS[1], windowLength)
    end
    return redis.call('HLEN', KEYS[1]) - 2, startedAt, resetAt
  end

  local function readGrant()
    local row = redis.call('HMGET', KEYS[2], 'sentences', 'expiresAt')
    local sentences, expiresAt = tonumber(row[1]), tonumber(row[2])
    if not sentences then return 0, 0 end
    if expiresAt <= now then
      redis.call('DEL', KEYS[2])
      return 0, 0
    end
    return sentences - (redis.call('HLEN', KEYS[2]) - 3), sentences
  end

  local function reserve()
    local used, startedAt, resetAt = readWindow()
    if used > 0 and redis.call('HEXISTS', KEYS[1], id) == 1 then return {1, used, resetAt, startedAt, 0} end
    if used >= limit then return {0, used, resetAt, startedAt, 0} end
    if used == 0 then
      startedAt, resetAt = now, now + windowLength
      redis.call('HSET', KEYS[1], 'startedAt', startedAt, 'resetAt', resetAt)
      redis.call('PEXPIRE', KEYS[1], windowLength)
    end
    redis.call('HSET', KEYS[1], id, 1)
    return {1, used + 1, resetAt, startedAt, 0}
  end
`

export const scripts = {
  quotaReserve: `${shared} return reserve()`,
  quotaReserveSentence: `${shared}
    local left = readGrant()
    local taken = redis.call('HEXISTS', KEYS[2], id) == 1
    if left <= 0 and not taken then return reserve() end
    redis.call('HSET', KEYS[2], id, 1)
    local used, startedAt, resetAt = readWindow()
    return {1, used, resetAt, startedAt, 1}
  `,
  quotaRead: `${shared}
    local used, startedAt, resetAt = readWindow()
    return {1, used, resetAt, startedAt, 0}
  `,
  quotaRefund: `${shared}
    redis.call('HDEL', KEYS[2], id)
    local used, startedAt, resetAt = readWindow()
    if redis.call('HDEL', KEYS[1], id) == 0 then return {1, used, resetAt, startedAt, 0} end
    if used > 1 then return {1, used - 1, resetAt, startedAt, 0} end
    redis.call('DEL', KEYS[1])
    return {1, 0, 0, 0, 0}
  `,
  quotaGrant: `${shared}
    local _, sentences = readGrant()
    if redis.call('HGET', KEYS[2], 'latest') ~= id then
      local sum = sentences + tonumber(ARGV[6])
      redis.call('HSET', KEYS[2], 'sentences', sum, 'expiresAt', now + grantLength, 'latest', id)
      redis.call('PEXPIRE', KEYS[2], grantLength)
    end
    return {1, 0, 0, 0, 0}
  `,
} as const
