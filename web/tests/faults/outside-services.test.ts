import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { freePort, startRedis } from '#app/ports/redis/redis-server.fixture.ts'
import { afterwards, ask, type Site, startSite, takeUse, temporaryFolder, usesLeft } from './lib/site.ts'

async function silentServer() {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterwards(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const title = { keyword: 'sourdough bread', contentType: 'blog_post' }
const titlesLeft = async (site: Site) =>
  (await ask(`${site.url}/api/free-tools/ai-title-generator/usage`)).body.remaining

test('a language model that hangs: what is built in answers, or a 503 that costs nothing', async () => {
  const model = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'silent',
    AI_BASE_URL: await silentServer(),
    AI_API_KEY: 'key',
  }
  const [patient, strict] = await Promise.all(
    ['built-in', 'error'].map((fallback) =>
      startSite({ ...model, AI_FALLBACK: fallback, DATA_DIR: temporaryFolder() }),
    ),
  )
  const [written, refused] = await Promise.all(
    [patient, strict].map((site) => ask(`${site?.url}/api/free-tools/ai-title-generator`, title)),
  )
  expect(written?.status).toBe(200)
  expect(await titlesLeft(patient as Site)).toBe(9)
  expect(refused).toMatchObject({ status: 503, body: { error: 'The server is busy. Please try again in a moment.' } })
  expect(await titlesLeft(strict as Site)).toBe(10)
})

async function contact(site: Site) {
  const { body } = await ask(`${site.url}/api/contact/challenge`)
  const challenge = body as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return ask(`${site.url}/api/contact/send-email`, {
    name: 'Ann',
    email: 'ann@home.example',
    subject: 'A question',
    message: 'Is anybody there?',
    turnstileToken: btoa(JSON.stringify({ challenge, solution })),
  })
}

test('a mail server that refuses: the visitor is told, and may try as often as before', async () => {
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, DATA_DIR: temporaryFolder() })
  for (let tries = 0; tries < 7; tries += 1) {
    const { status, body } = await contact(site)
    expect(status).toBe(502)
    expect(body.message).toMatch(/\S/)
  }
})

test('Redis away: tools carry on for a while, then rest with a 503, and return without a restart', async () => {
  const redis = await startRedis()
  afterwards(redis.stop)
  const site = await startSite({ REDIS_URL: redis.url, REDIS_GRACE_SECONDS: '4', DATA_DIR: temporaryFolder() })
  expect((await takeUse(site)).status).toBe(200)
  await redis.halt()
  const inMemory = await takeUse(site)
  expect(inMemory.status).toBe(200)
  expect(inMemory.headers.get('x-ratelimit-remaining')).toBe('8')
  expect(await contact(site)).toMatchObject({ status: 503 })

  let others = 0
  const someoneElse = async () => {
    others += 1
    return (await takeUse(site, `10.1.0.${others}`)).status
  }
  await expect.poll(someoneElse, { timeout: 20_000 }).toBe(503)
  const resting = await takeUse(site)
  expect(resting.headers.get('retry-after')).toBe('5')
  expect(resting.body).toEqual({ error: 'The server is busy. Please try again in a moment.' })

  await redis.start()
  await expect
    .poll(async () => (await ask(`${site.url}/api/free-tools/word-frequency/usage`)).status, { timeout: 20_000 })
    .toBe(200)
  await expect.poll(() => usesLeft(site), { timeout: 10_000 }).toBe(8)
})
