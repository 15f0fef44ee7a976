import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startRedis } from '#app/ports/redis/redis-server.fixture.ts'
import { windowMilliseconds } from '#app/spec/free-tools.ts'
import { afterwards, startSite, takeUse, temporaryFolder, usesLeft } from './lib/site.ts'

const clock = fileURLToPath(new URL('./lib/jumping-clock.mjs', import.meta.url))

const stores = {
  'a file': async () => ({ DATA_DIR: temporaryFolder() }),
  async Redis() {
    const redis = await startRedis()
    afterwards(redis.stop)
    return { DATA_DIR: temporaryFolder(), REDIS_URL: redis.url }
  },
}

test.each(Object.entries(stores))(
  'a clock that jumps a day and back neither locks out nor gives away (%s)',
  async (_, store) => {
    const site = await startSite(await store(), ['--import', clock])
    for (let use = 0; use < 10; use += 1) expect((await takeUse(site)).status).toBe(200)
    expect((await takeUse(site)).status).toBe(429)

    site.process.kill('SIGUSR2')
    await expect.poll(() => usesLeft(site), { timeout: 10_000 }).toBe(10)
    const after = await takeUse(site)
    expect(after.headers.get('x-ratelimit-remaining')).toBe('9')

    site.process.kill('SIGHUP')
    const endOf = async () => Number((await takeUse(site)).headers.get('x-ratelimit-reset')) * 1000
    await expect.poll(endOf, { timeout: 10_000 }).toBeLessThanOrEqual(Date.now() + windowMilliseconds + 60_000)
    expect(await usesLeft(site)).toBeLessThan(9)
  },
)
