import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentenceGrantMilliseconds, usesPerWindow, windowMilliseconds } from '#app/spec/free-tools.ts'
import { openRedis } from '../redis/redis-link.ts'
import { startRedis } from '../redis/redis-server.fixture.ts'
import type { Quota } from './quota.ts'
import { createRedisQuota } from './redis-quota.ts'
import { createSqliteQuota } from './sqlite-quota.ts'

/** Starts far from now, so that nothing can lean on the machine's clock. */
const start = Date.UTC(2031, 4, 6, 12)
let now = start
const clock = () => now

const adapters = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'limpid-quota-'))
    const quota = createSqliteQuota({ folder, clock })
    return { quota, stop: async () => rmSync(folder, { recursive: true, force: true }) }
  },
  async redis() {
    const { url, stop } = await startRedis()
    return { quota: createRedisQuota({ link: openRedis({ url }), clock }), stop }
  },
}

describe.each(Object.entries(adapters))('the %s quota', (_name, open) => {
  let quota: Quota
  let stop: () => Promise<void>
  let key = ''
  let keys = 0
  beforeAll(async () => {
    const opened = await open()
    quota = opened.quota
    stop = opened.stop
  })
  afterAll(async () => {
    await quota.close()
    await stop()
  })
  const fresh = () => {
    now = start
    keys += 1
    key = `some-tool:client-${keys}`
    return key
  }
  const spend = async (times: number) => {
    for (let count = 0; count < times; count += 1) await quota.reserve(key)
  }

  test('starts full, without a window', async () => {
    expect(await quota.read(fresh())).toEqual({ remaining: usesPerWindow, resetAt: null })
  })

  test('counts down from the first use, in a window that does not slide', async () => {
    const first = await quota.reserve(fresh())
    expect(first).toMatchObject({ allowed: true, remaining: 9, resetAt: start + windowMilliseconds })
    now += 60_000
    expect(await quota.reserve(key)).toMatchObject({ remaining: 8, resetAt: start + windowMilliseconds })
    expect(await quota.read(key)).toEqual({ remaining: 8, resetAt: start + windowMilliseconds })
  })

  test('refuses after the last use, and a refusal costs nothing', async () => {
    fresh()
    await spend(usesPerWindow)
    expect(await quota.reserve(key)).toMatchObject({
      allowed: false,
      remaining: 0,
      resetAt: start + windowMilliseconds,
    })
    expect(await quota.reserve(key)).toMatchObject({ allowed: false, remaining: 0 })
  })

  test('lets exactly ten of forty pass that come at once', async () => {
    fresh()
    const answers = await Promise.all(Array.from({ length: 40 }, () => quota.reserve(key)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(usesPerWindow)
    expect(new Set(answers.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).size).toBe(usesPerWindow)
  })

  test('keeps keys apart', async () => {
    fresh()
    await spend(usesPerWindow)
    expect(await quota.read(`other-tool:client-${keys}`)).toMatchObject({ remaining: usesPerWindow })
  })

  test('opens a new window when the old one ends', async () => {
    fresh()
    await spend(usesPerWindow)
    now = start + windowMilliseconds - 1
    expect((await quota.reserve(key)).allowed).toBe(false)
    now = start + windowMilliseconds
    expect(await quota.read(key)).toEqual({ remaining: usesPerWindow, resetAt: null })
    expect(await quota.reserve(key)).toMatchObject({ allowed: true, remaining: 9, resetAt: now + windowMilliseconds })
  })

  test('gives a use back once, however often it is asked', async () => {
    fresh()
    await spend(3)
    const reservation = await quota.reserve(key)
    expect(await quota.refund(reservation)).toMatchObject({ remaining: 7 })
    expect(await quota.refund(reservation)).toMatchObject({ remaining: 7 })
  })

  test('forgets a window whose every use was given back', async () => {
    const reservation = await quota.reserve(fresh())
    expect(await quota.refund(reservation)).toEqual({ remaining: usesPerWindow, resetAt: null })
    now += 1000
    expect(await quota.reserve(key)).toMatchObject({ remaining: 9, resetAt: now + windowMilliseconds })
  })

  test('gives nothing back into a later window', async () => {
    const old = await quota.reserve(fresh())
    now = start + windowMilliseconds
    await spend(2)
    expect(await quota.refund(old)).toMatchObject({ remaining: 8 })
  })

  test('gives nothing back for a refusal', async () => {
    fresh()
    await spend(usesPerWindow)
    expect(await quota.refund(await quota.reserve(key))).toMatchObject({ remaining: 0 })
  })

  test('pays for sentences from the grant, then from the window', async () => {
    fresh()
    await quota.reserve(key)
    await quota.grantSentences(key, 2)
    expect(await quota.reserveSentence(key)).toMatchObject({ allowed: true, remaining: 9 })
    expect(await quota.reserveSentence(key)).toMatchObject({ allowed: true, remaining: 9 })
    expect(await quota.reserveSentence(key)).toMatchObject({ allowed: true, remaining: 8 })
  })

  test('lets exactly the granted sentences pass for free when they come at once', async () => {
    fresh()
    await spend(usesPerWindow)
    await quota.grantSentences(key, 7)
    const answers = await Promise.all(Array.from({ length: 30 }, () => quota.reserveSentence(key)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7)
  })

  test('adds up grants, and ends them after ten minutes', async () => {
    fresh()
    await spend(usesPerWindow)
    await quota.grantSentences(key, 1)
    await quota.grantSentences(key, 2)
    for (let count = 0; count < 2; count += 1) expect((await quota.reserveSentence(key)).allowed).toBe(true)
    now += sentenceGrantMilliseconds
    expect((await quota.reserveSentence(key)).allowed).toBe(false)
  })

  test('gives a sentence back to the grant it came from', async () => {
    fresh()
    await spend(usesPerWindow)
    await quota.grantSentences(key, 1)
    await quota.refund(await quota.reserveSentence(key))
    expect((await quota.reserveSentence(key)).allowed).toBe(true)
    expect((await quota.reserveSentence(key)).allowed).toBe(false)
  })

  test('never makes a window longer when the clock is set back', async () => {
    fresh()
    await spend(4)
    now = start - 30 * windowMilliseconds
    expect(await quota.read(key)).toEqual({ remaining: 6, resetAt: now + windowMilliseconds })
    now += windowMilliseconds
    expect(await quota.read(key)).toEqual({ remaining: usesPerWindow, resetAt: null })
  })

  test('gives back into the same window after the clock was set back', async () => {
    const reservation = await quota.reserve(fresh())
    await quota.reserve(key)
    now = start - 2 * windowMilliseconds
    expect(await quota.refund(reservation)).toMatchObject({ remaining: 9 })
  })
})
