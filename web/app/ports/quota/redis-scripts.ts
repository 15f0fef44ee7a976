/**
 * KEYS: window, grant. ARGV: now, uses per window, window length, grant length, then the script's own values.
 * Each answers {allowed, used, resetAt, startedAt, from a grant}, with resetAt 0 where there is no window. Times come
 * from the caller; a clock that was set back must not make a window longer than it can be.
 */
const shared = `
  local now, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
  local windowLength, grantLength = tonumber(ARGV[3]), tonumber(ARGV[4])

  local function saveWindow(used, startedAt, resetAt)
    redis.call('HSET', KEYS[1], 'used', used, 'startedAt', startedAt, 'resetAt', resetAt)
    redis.call('PEXPIRE', KEYS[1], resetAt - now)
  end

  local function readWindow()
    local row = redis.call('HMGET', KEYS[1], 'used', 'startedAt', 'resetAt')
    local used, startedAt, resetAt = tonumber(row[1]), tonumber(row[2]), tonumber(row[3])
    if not used or resetAt <= now then return 0, 0, 0 end
    if resetAt > now + windowLength then
      resetAt = now + windowLength
      saveWindow(used, startedAt, resetAt)
    end
    return used, startedAt, resetAt
  end

  local function saveGrant(sentences, expiresAt)
    redis.call('HSET', KEYS[2], 'sentences', sentences, 'expiresAt', expiresAt)
    redis.call('PEXPIRE', KEYS[2], expiresAt - now)
  end

  local function readGrant()
    local row = redis.call('HMGET', KEYS[2], 'sentences', 'expiresAt')
    local sentences, expiresAt = tonumber(row[1]), tonumber(row[2])
    if not sentences or expiresAt <= now then return nil, 0 end
    return sentences, math.min(expiresAt, now + grantLength)
  end

  local function reserve()
    local used, startedAt, resetAt = readWindow()
    if used >= limit then return {0, used, resetAt, startedAt, 0} end
    if used == 0 then startedAt, resetAt = now, now + windowLength end
    saveWindow(used + 1, startedAt, resetAt)
    return {1, used + 1, resetAt, startedAt, 0}
  end
`

export const scripts = {
  quotaReserve: `${shared} return reserve()`,
  quotaReserveSentence: `${shared}
    local sentences, expiresAt = readGrant()
    if not sentences or sentences <= 0 then return reserve() end
    saveGrant(sentences - 1, expiresAt)
    local used, startedAt, resetAt = readWindow()
    return {1, used, resetAt, startedAt, 1}
  `,
  quotaRead: `${shared}
    local used, startedAt, resetAt = readWindow()
    return {1, used, resetAt, startedAt, 0}
  `,
  quotaRefund: `${shared}
    if ARGV[6] == '1' then
      local sentences, expiresAt = readGrant()
      if sentences then saveGrant(sentences + 1, expiresAt) end
    end
    local used, startedAt, resetAt = readWindow()
    if ARGV[6] == '1' or used == 0 or startedAt ~= tonumber(ARGV[5]) then
      return {1, used, resetAt, startedAt, 0}
    end
    if used > 1 then
      saveWindow(used - 1, startedAt, resetAt)
      return {1, used - 1, resetAt, startedAt, 0}
    end
    redis.call('DEL', KEYS[1])
    return {1, 0, 0, 0, 0}
  `,
  quotaGrant: `${shared}
    local sentences = readGrant()
    saveGrant((sentences or 0) + tonumber(ARGV[5]), now + grantLength)
    return {1, 0, 0, 0, 0}
  `,
} as const
