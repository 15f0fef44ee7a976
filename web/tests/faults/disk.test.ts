import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { afterwards, startSite, takeUse, temporaryFolder, tryToStart, usesLeft } from './lib/site.ts'

const nobody = 65_534
const sentence = (reason: string) =>
  new RegExp(`^Limpid cannot start: the data folder \\(DATA_DIR, .+\\) cannot be used: .*${reason}.*\\.\n$`)

/** Mounting needs root, as in a build container. */
function smallDisk() {
  const folder = temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  afterwards(() => execFileSync('umount', ['-l', folder]))
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      for (let size = 65_536; size > 0; size = Math.floor(size / 2)) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch {
          // No room for so much: try with less.
        }
      }
      closeSync(file)
    },
    free: () => rmSync(filler),
  }
}

test('a disk that fills up stops the tools with a 503, and they return when there is room', async () => {
  const disk = smallDisk()
  const site = await startSite({ DATA_DIR: disk.folder })
  expect((await takeUse(site)).status).toBe(200)
  disk.fill()
  let full: Awaited<ReturnType<typeof takeUse>> | undefined
  for (let client = 0; client < 2000 && full?.status !== 503; client += 1)
    full = await takeUse(site, `10.1.${client >> 8}.${client & 255}`)
  expect(full?.status).toBe(503)
  expect(full?.headers.get('retry-after')).toBe('2')
  expect(full?.body).toEqual({ error: 'The server is busy. Please try again in a moment.' })
  expect((await fetch(`${site.url}/pricing`)).status).toBe(200)
  disk.free()
  await expect.poll(async () => (await takeUse(site, '10.2.0.1')).status, { timeout: 10_000 }).toBe(200)
  expect(await usesLeft(site)).toBe(9)
})

test('a full disk stops the start with one sentence', async () => {
  const disk = smallDisk()
  disk.fill()
  const { code, output } = await tryToStart({ variables: { DATA_DIR: disk.folder } })
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence('(full|I/O|unable to open)')) })
})

test('a data folder that cannot be written stops the start with one sentence', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o555)
  const user = process.getuid?.() === 0 ? nobody : undefined
  const { code, output } = await tryToStart({ variables: { DATA_DIR: join(folder, 'data') }, user })
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence('(EACCES|EROFS)')) })
})

test('a database that cannot be written stops the start with one sentence', async () => {
  const folder = temporaryFolder()
  await (await startSite({ DATA_DIR: folder })).kill('SIGTERM')
  const user = process.getuid?.() === 0 ? nobody : undefined
  chmodSync(join(folder, 'quota.sqlite'), 0o444)
  chmodSync(folder, 0o555)
  if (user) chownSync(folder, user, user)
  const { code, output } = await tryToStart({ variables: { DATA_DIR: folder }, user })
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence('(readonly|unable to open)')) })
})

test.each([
  ['no database at all', (_: Buffer) => Buffer.from('this was never a database, whatever its name says '.repeat(40))],
  ['a database with holes', (content: Buffer) => content.fill(0xab, 4096, 12_288)],
])('%s stops the start with one sentence and is left as it is', async (_, damage) => {
  const folder = temporaryFolder()
  const site = await startSite({ DATA_DIR: folder })
  for (let client = 0; client < 300; client += 1) await takeUse(site, `10.3.${client >> 8}.${client & 255}`)
  await site.kill('SIGTERM')
  const file = join(folder, 'quota.sqlite')
  writeFileSync(file, damage(readFileSync(file)))
  const damaged = readFileSync(file)
  const { code, output } = await tryToStart({ variables: { DATA_DIR: folder } })
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(sentence('(not a database|malformed|damaged)')),
  })
  expect(readFileSync(file).equals(damaged)).toBe(true)
})
