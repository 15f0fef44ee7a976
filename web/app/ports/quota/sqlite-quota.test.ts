import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { windowMilliseconds } from '#app/spec/free-tools.ts'
import { createSqliteQuota } from './sqlite-quota.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limpid-quota-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('remembers across a restart', async () => {
  const first = createSqliteQuota({ folder })
  await first.reserve('tool:client')
  await first.close()
  const second = createSqliteQuota({ folder })
  expect(await second.read('tool:client')).toMatchObject({ remaining: 9 })
  await second.close()
})

test('remembers every answered use after kill -9', async () => {
  const code = `
    const { createSqliteQuota } = await import(${JSON.stringify(new URL('./sqlite-quota.ts', import.meta.url).href)})
    const quota = createSqliteQuota({ folder: ${JSON.stringify(folder)} })
    for (let count = 0; count < 6; count += 1) await quota.reserve('tool:client')
    console.log('taken')
    setInterval(() => {}, 1000)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: new URL('../../../', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  const quota = createSqliteQuota({ folder })
  expect(await quota.read('tool:client')).toMatchObject({ remaining: 4 })
  await quota.close()
})

test('cleans expired entries in small bites and leaves the others', async () => {
  let now = Date.UTC(2031, 0, 1)
  const quota = createSqliteQuota({ folder, clock: () => now })
  await Promise.all(Array.from({ length: 1200 }, (_, index) => quota.reserve(`tool:old-${index}`)))
  now += windowMilliseconds - 1
  await quota.reserve('tool:new')
  now += 1
  const bites: number[] = []
  for (let bite = await quota.cleanUp(); bite > 0; bite = await quota.cleanUp()) bites.push(bite)
  expect(bites).toEqual([500, 500, 200])
  expect(await quota.read('tool:new')).toMatchObject({ remaining: 9 })
  await quota.close()
})

test('two processes on one file never let more than ten pass', async () => {
  const [one, other] = [createSqliteQuota({ folder }), createSqliteQuota({ folder })]
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).reserve('tool:client')),
  )
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10)
  await Promise.all([one.close(), other.close()])
})
