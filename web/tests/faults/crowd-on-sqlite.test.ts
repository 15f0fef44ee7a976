import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { freePort } from '#app/ports/redis/redis-server.fixture.ts'
import { usesPerWindow } from '#app/spec/free-tools.ts'
import { addressOf, sendCrowd } from './lib/crowd.ts'
import { expectFair } from './lib/expect-fair.ts'
import { startSite, temporaryFolder, usesLeft } from './lib/site.ts'

const clients = 300
const connections = 32

test('one process on a file, killed in the middle of writing: the file opens and the counts are right', async () => {
  const folder = temporaryFolder()
  const variables = { DATA_DIR: folder, PORT: String(await freePort()) }
  let site = await startSite(variables)
  const kill = async () => {
    await site.kill()
    site = await startSite(variables)
  }
  const faults = [0.2, 0.5, 0.8].map((at) => ({ at, strike: kill }))
  const crowd = { url: site.url, clients, requestsEach: 15, connections, faults, withoutProxy: true }
  const { tallies, notJson } = await sendCrowd(crowd)
  expect(notJson).toEqual([])
  await kill()

  const database = new DatabaseSync(join(folder, 'quota.sqlite'), { readOnly: true })
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
  const used = await Promise.all(
    tallies.map(async (_, client) => usesPerWindow - (await usesLeft(site, addressOf(client)))),
  )
  expectFair(tallies, used, faults.length * connections)
})
