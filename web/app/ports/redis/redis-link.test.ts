import { afterEach, expect, test, vi } from 'vitest'
import { createRedisQuota } from '../quota/redis-quota.ts'
import { createRedisRateLimit } from '../rate-limit/redis-rate-limit.ts'
import { openRedis, type RedisLink } from './redis-link.ts'
import { startRedis, startSentinel } from './redis-server.fixture.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function redis(...settings: string[]) {
  const server = await startRedis(...settings)
  cleanUps.push(server.stop)
  return server
}
function open(url: string, patienceMilliseconds?: number) {
  const link = openRedis({ url, patienceMilliseconds })
  cleanUps.push(link.close)
  return link
}
async function countsToTen(link: RedisLink) {
  const quota = createRedisQuota({ link })
  const limit = createRedisRateLimit({ link })
  const uses = await Promise.all(Array.from({ length: 12 }, () => quota.reserve('tool:client')))
  expect(uses.filter(({ allowed }) => allowed)).toHaveLength(10)
  expect((await limit.take('challenge:one', { times: 1, milliseconds: 1000 })).allowed).toBe(true)
  expect((await limit.take('challenge:one', { times: 1, milliseconds: 1000 })).allowed).toBe(false)
}

test('a restart of the store goes unnoticed: who asks meanwhile waits and is counted once', async () => {
  const server = await redis()
  const link = open(server.url, 10_000)
  const quota = createRedisQuota({ link })
  await quota.reserve('tool:client')
  await server.halt()
  const asked = Promise.all(Array.from({ length: 20 }, () => quota.reserve('tool:client')))
  await server.start()
  expect((await asked).filter(({ allowed }) => allowed)).toHaveLength(9)
  expect(await quota.read('tool:client')).toMatchObject({ remaining: 0 })
})

test('the same use, taken or given back twice, counts once', async () => {
  const { url } = await redis()
  const quota = createRedisQuota({ link: open(url) })
  await quota.reserve('tool:client', 'first')
  await quota.reserve('tool:client', 'first')
  const second = await quota.reserve('tool:client', 'second')
  expect(second.remaining).toBe(8)
  await quota.refund(second)
  expect(await quota.refund(second)).toMatchObject({ remaining: 9 })
})

test('a store that hangs is away, is reported by kind, and comes back by itself', async () => {
  const server = await redis()
  const link = open(server.url, 200)
  const quota = createRedisQuota({ link })
  await quota.read('tool:client')
  const changes: (string | undefined)[] = []
  const back = new Promise<void>((resolve) =>
    link.onChange((trouble) => {
      changes.push(trouble)
      if (trouble === undefined) resolve()
    }),
  )
  server.freeze()
  await expect(quota.read('tool:client')).rejects.toMatchObject({ name: 'StoreAwayError', maybeDone: true })
  expect(link.awayFor()).toBeGreaterThan(0)
  await expect(quota.read('tool:client')).rejects.toMatchObject({ name: 'StoreAwayError', maybeDone: false })
  server.thaw()
  await back
  expect(link.awayFor()).toBe(0)
  expect(await quota.read('tool:client')).toMatchObject({ remaining: 10 })
  expect(changes).toHaveLength(2)
})

test('sentinels lead to the master', async () => {
  const master = await redis()
  const sentinel = await startSentinel(master.port, 'main')
  cleanUps.push(sentinel.stop)
  await countsToTen(open(`redis+sentinel://127.0.0.1:${sentinel.port}/main`, 10_000))
})

test('a cluster counts like one server', async () => {
  const node = await redis('--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1')
  const { Redis } = await import('ioredis')
  const admin = new Redis(node.url)
  await admin.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
  await expect.poll(() => admin.call('CLUSTER', 'INFO'), { timeout: 10_000 }).toContain('cluster_state:ok')
  admin.disconnect()
  await countsToTen(open(`redis+cluster://127.0.0.1:${node.port}`, 10_000))
})
