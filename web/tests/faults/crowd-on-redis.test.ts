import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { freePort, startRedis } from '#app/ports/redis/redis-server.fixture.ts'
import { usesPerWindow } from '#app/spec/free-tools.ts'
import { addressOf, sendCrowd } from './lib/crowd.ts'
import { expectFair } from './lib/expect-fair.ts'
import { startNginx } from './lib/nginx.ts'
import { afterwards, type Site, startSite, temporaryFolder, usesLeft } from './lib/site.ts'

const clients = 2000
const connections = 64
const processKills = 4

test('four processes share one Redis: nobody gets more than ten while processes and Redis die and return', async () => {
  const redis = await startRedis()
  afterwards(redis.stop)
  const variables = {
    REDIS_URL: redis.url,
    REDIS_GRACE_SECONDS: '0',
    SECRET: 'the same secret for all four',
    TRUST_PROXY: '2',
    DATA_DIR: temporaryFolder(),
  }
  const ports = await Promise.all(Array.from({ length: 4 }, freePort))
  const start = (port: number) => startSite({ ...variables, PORT: String(port) })
  const sites: Site[] = await Promise.all(ports.map(start))
  const { url } = await startNginx(ports)

  const killProcess = async (index: number) => {
    await sites[index]?.kill()
    sites[index] = await start(ports[index] as number)
  }
  const restartRedis = async (signal: NodeJS.Signals) => {
    await redis.halt(signal)
    await redis.start()
  }
  const faults = [
    { at: 0.15, strike: () => killProcess(0) },
    { at: 0.3, strike: () => restartRedis('SIGTERM') },
    { at: 0.45, strike: () => killProcess(1) },
    { at: 0.55, strike: () => killProcess(2) },
    { at: 0.7, strike: () => restartRedis('SIGKILL') },
    { at: 0.85, strike: () => killProcess(3) },
  ]
  const { tallies, notJson } = await sendCrowd({ url, clients, requestsEach: 15, connections, faults })

  expect(notJson).toEqual([])
  const used = await usedInRedis(redis.url)
  const fair = expectFair(tallies, used, processKills * connections)
  expect(await usesLeft({ url }, addressOf(7))).toBe(usesPerWindow - (used[7] ?? 0))
  console.log(
    `${clients * 15} requests, ${faults.length} faults: ${fair.failed} failed, ${fair.lost} uses lost with them`,
  )

  /** Asks each client's count of the site itself, which alone knows the hash of an address. */
  async function usedInRedis(redisUrl: string) {
    const admin = new Redis(redisUrl)
    const keys = await admin.keys('limpid:quota:*:window')
    admin.disconnect()
    expect(keys.length).toBeLessThanOrEqual(clients)
    const counts: number[] = []
    for (let first = 0; first < clients; first += connections)
      counts.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(connections, clients - first) }, async (_, index) => {
            return usesPerWindow - (await usesLeft({ url }, addressOf(first + index)))
          }),
        )),
      )
    return counts
  }
})
