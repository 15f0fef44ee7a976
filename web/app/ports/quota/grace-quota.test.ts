import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openRedis, type RedisLink } from '../redis/redis-link.ts'
import { startRedis } from '../redis/redis-server.fixture.ts'
import { createGraceQuota, type Grace } from './grace-quota.ts'
import type { Quota } from './quota.ts'
import { createRedisQuota, type NamedQuota } from './redis-quota.ts'

const grace: Grace = { milliseconds: 3_600_000, uses: 3, clients: 100 }
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
const soon = { timeout: 10_000 }
let server: Awaited<ReturnType<typeof startRedis>>
let link: RedisLink
let store: NamedQuota
let quota: Quota
let key = ''
let keys = 0

beforeAll(async () => {
  server = await startRedis()
})
afterAll(async () => {
  await server.stop()
})
beforeEach(() => {
  keys += 1
  key = `some-tool:client-${keys}`
  return open(grace)
})

async function open(settings: Grace) {
  await link?.close()
  link = openRedis({ url: server.url, patienceMilliseconds: 100 })
  store = createRedisQuota({ link })
  quota = createGraceQuota({ store, link, grace: settings })
  await expect.poll(() => store.read(key).catch(() => undefined), soon).toBeDefined()
  return async () => {
    await link.close()
  }
}
async function leave() {
  await server.halt()
  await expect.poll(() => link.awayFor(), soon).toBeGreaterThan(0)
}
async function comeBack() {
  await server.start()
  await expect.poll(() => link.awayFor(), soon).toBe(0)
}
async function spend(times: number) {
  for (let count = 0; count < times; count += 1) expect((await quota.reserve(key)).allowed).toBe(true)
}

test('a few uses are counted in memory, then the client waits; later they stand in the store', async () => {
  await spend(2)
  await leave()
  expect(await quota.read(key)).toMatchObject({ remaining: 8 })
  await spend(3)
  await expect(quota.reserve(key)).rejects.toMatchObject({ name: 'StoreAwayError', retryAfterSeconds: 5 })
  expect(await quota.read(key)).toMatchObject({ remaining: 5 })
  await comeBack()
  await expect.poll(async () => (await store.read(key)).remaining, soon).toBe(5)
  await spend(5)
  expect((await quota.reserve(key)).allowed).toBe(false)
})

test('a spent quota stays spent', async () => {
  await spend(10)
  await leave()
  expect(await quota.reserve(key)).toMatchObject({ allowed: false, remaining: 0 })
  await comeBack()
})

test('what was taken in memory can be given back, before and after the store is back', async () => {
  await leave()
  const first = await quota.reserve(key)
  const second = await quota.reserve(key)
  expect(await quota.refund(first)).toMatchObject({ remaining: 9 })
  await comeBack()
  await expect.poll(async () => (await store.read(key)).remaining, soon).toBe(9)
  expect(await quota.refund(second)).toEqual({ remaining: 10, resetAt: null })
})

test('what was taken in the store can be given back while it is away', async () => {
  const reservation = await quota.reserve(key)
  await leave()
  expect((await quota.refund(reservation)).remaining).toBe(9)
  await comeBack()
  await expect.poll(async () => (await store.read(key)).remaining, soon).toBe(10)
})

test('sentences that a use granted meanwhile cost nothing', async () => {
  await leave()
  await quota.reserve(key)
  await quota.grantSentences(key, 2)
  expect(await quota.reserveSentence(key)).toMatchObject({ allowed: true, remaining: 9 })
  expect(await quota.reserveSentence(key)).toMatchObject({ allowed: true, remaining: 9 })
  expect(await quota.reserveSentence(key)).toMatchObject({ allowed: true, remaining: 8 })
  await comeBack()
})

test('memory is bounded: one client more than it holds has to wait', async () => {
  await open({ ...grace, clients: 2 })
  await leave()
  await quota.reserve('some-tool:one')
  await quota.reserve('some-tool:two')
  await expect(quota.reserve('some-tool:three')).rejects.toMatchObject({ name: 'StoreAwayError' })
  expect((await quota.reserve('some-tool:two')).allowed).toBe(true)
  await comeBack()
})

test('when the time is up nothing passes, and nothing is taken', async () => {
  await open({ ...grace, milliseconds: 0 })
  await spend(1)
  await leave()
  await expect(quota.reserve(key)).rejects.toMatchObject({ name: 'StoreAwayError' })
  await expect(quota.read(key)).rejects.toMatchObject({ name: 'StoreAwayError' })
  await comeBack()
  expect(await quota.read(key)).toMatchObject({ remaining: 9 })
})
