import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedis } from '../redis/redis-link.ts'
import { startRedis } from '../redis/redis-server.fixture.ts'
import type { RateLimit } from './rate-limit.ts'
import { createRedisRateLimit } from './redis-rate-limit.ts'
import { createSqliteRateLimit } from './sqlite-rate-limit.ts'

const hour = 3_600_000
const limit = { times: 3, milliseconds: hour }
let now = Date.UTC(2031, 4, 6, 12)
const clock = () => now

const adapters = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'limpid-limits-'))
    const open = () => createSqliteRateLimit({ folder, clock })
    return { open, stop: async () => rmSync(folder, { recursive: true, force: true }) }
  },
  async redis() {
    const { url, stop } = await startRedis()
    return { open: () => createRedisRateLimit({ link: openRedis({ url }), clock }), stop }
  },
}

describe.each(Object.entries(adapters))('%s', (_, start) => {
  let store: Awaited<ReturnType<typeof start>>
  let first: RateLimit
  let second: RateLimit
  beforeAll(async () => {
    store = await start()
    first = store.open()
    second = store.open()
  })
  afterAll(async () => {
    await Promise.all([first.close(), second.close()])
    await store.stop()
  })

  test('the turn after the last waits until the first one ends', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await first.take('waiting', limit)).toMatchObject({ allowed: true, waitMilliseconds: 0 })
      now += 60_000
    }
    expect(await first.take('waiting', limit)).toMatchObject({ allowed: false, waitMilliseconds: hour - 180_000 })
    now += hour - 180_000
    expect((await first.take('waiting', limit)).allowed).toBe(true)
    expect((await first.take('waiting', limit)).allowed).toBe(false)
  })

  test('a refused turn does not lengthen the wait', async () => {
    for (let turn = 0; turn < 3; turn += 1) await first.take('patient', limit)
    for (let turn = 0; turn < 5; turn += 1) await first.take('patient', limit)
    now += hour
    expect((await first.take('patient', limit)).allowed).toBe(true)
  })

  test('keys do not share', async () => {
    for (let turn = 0; turn < 4; turn += 1) await first.take('one', limit)
    expect((await first.take('other', limit)).allowed).toBe(true)
  })

  test('a turn that is given back can be taken again', async () => {
    const turns = [await first.take('back', limit), await first.take('back', limit), await first.take('back', limit)]
    await turns[1]?.giveBack()
    expect((await first.take('back', limit)).allowed).toBe(true)
    expect((await first.take('back', limit)).allowed).toBe(false)
  })

  test('of many at once, from two processes, exactly the limit is let through', async () => {
    const turns = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? first : second).take('crowd', limit)),
    )
    expect(turns.filter(({ allowed }) => allowed)).toHaveLength(3)
  })
})

test('the file outlives the process that wrote it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-limits-'))
  const once = { times: 1, milliseconds: hour }
  const before = createSqliteRateLimit({ folder, clock })
  await before.take('kept', once)
  await before.close()
  const after = createSqliteRateLimit({ folder, clock })
  expect((await after.take('kept', once)).allowed).toBe(false)
  await after.close()
  rmSync(folder, { recursive: true, force: true })
})
