import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock, RateLimit, Turn } from './rate-limit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS turns (id INTEGER PRIMARY KEY, key TEXT NOT NULL, endsAt INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS turnsByKey ON turns (key, endsAt);
  CREATE INDEX IF NOT EXISTS turnsByEnd ON turns (endsAt);
`

/** The embedded default: one file that all processes on a machine share. */
export function createSqliteRateLimit({ folder, clock = Date.now }: { folder: string; clock?: Clock }): RateLimit {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'rate-limit.sqlite'), { timeout: 5000 })
  database.exec(`PRAGMA journal_mode = WAL; ${tables}`)
  const forgetEnded = database.prepare(
    'DELETE FROM turns WHERE id IN (SELECT id FROM turns WHERE endsAt <= ? LIMIT 100)',
  )
  const running = database.prepare('SELECT endsAt FROM turns WHERE key = ? AND endsAt > ? ORDER BY endsAt')
  const add = database.prepare('INSERT INTO turns (key, endsAt) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM turns WHERE id = ?')

  function takeNow(key: string, times: number, milliseconds: number, now: number): Turn {
    forgetEnded.run(now)
    const ends = running.all(key, now).map(({ endsAt }) => Number(endsAt))
    const blocking = ends.at(-times)
    if (ends.length >= times && blocking !== undefined)
      return { allowed: false, waitMilliseconds: Math.min(blocking - now, milliseconds), giveBack: async () => {} }
    const { lastInsertRowid } = add.run(key, now + milliseconds)
    return {
      allowed: true,
      waitMilliseconds: 0,
      giveBack: async () => void remove.run(lastInsertRowid),
    }
  }

  return {
    async take(key, { times, milliseconds }) {
      database.exec('BEGIN IMMEDIATE')
      try {
        const turn = takeNow(key, times, milliseconds, clock())
        database.exec('COMMIT')
        return turn
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    close: async () => database.close(),
  }
}
