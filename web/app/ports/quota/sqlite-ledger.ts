import { DatabaseSync } from 'node:sqlite'
import { usesPerWindow, windowMilliseconds } from '#app/spec/free-tools.ts'
import type { QuotaState, Receipt, Reservation } from './quota.ts'
import { type GrantRow, liveGrant, liveWindow, stateOf, type WindowRow, withSentences } from './quota-rules.ts'

export type LedgerOperation = { now: number } & (
  | { kind: 'reserve' | 'reserveSentence' | 'read'; key: string }
  | { kind: 'refund'; receipt: Receipt }
  | { kind: 'grant'; key: string; count: number }
  | { kind: 'cleanUp' }
)

export type LedgerResult = Reservation | QuotaState | number | null

/** Cleaning takes small bites, so that no caller waits long behind it. */
const rowsPerCleaning = 500

const tables = `
  CREATE TABLE IF NOT EXISTS windows (
    key TEXT PRIMARY KEY, used INTEGER NOT NULL, startedAt INTEGER NOT NULL, resetAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS windowsByEnd ON windows (resetAt);
  CREATE TABLE IF NOT EXISTS grants (
    key TEXT PRIMARY KEY, sentences INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS grantsByEnd ON grants (expiresAt);
`

/** One more use in the window of key ?1 at time ?2; no row comes back when none is left. */
const takeOne = `
  INSERT INTO windows (key, used, startedAt, resetAt) VALUES (?1, 1, ?2, ?2 + ${windowMilliseconds})
  ON CONFLICT (key) DO UPDATE SET
    used = iif(resetAt <= ?2, 1, used + 1),
    startedAt = iif(resetAt <= ?2, ?2, startedAt),
    resetAt = iif(resetAt <= ?2, ?2 + ${windowMilliseconds}, min(resetAt, ?2 + ${windowMilliseconds}))
  WHERE resetAt <= ?2 OR used < ${usesPerWindow}
  RETURNING used, startedAt, resetAt
`

/** The quota in a SQLite file. A whole batch is one transaction, on disk before its results are known. */
export function openLedger(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  database.exec(tables)
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() ?? {}
  if (verdict !== 'ok') throw new Error(`${file} is damaged`)
  const statements = {
    reserve: database.prepare(takeOne),
    window: database.prepare('SELECT used, startedAt, resetAt FROM windows WHERE key = ?'),
    saveWindow: database.prepare(
      `INSERT INTO windows (key, used, startedAt, resetAt) VALUES (?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET used = excluded.used, startedAt = excluded.startedAt, resetAt = excluded.resetAt`,
    ),
    dropWindow: database.prepare('DELETE FROM windows WHERE key = ?'),
    grant: database.prepare('SELECT sentences, expiresAt FROM grants WHERE key = ?'),
    saveGrant: database.prepare(
      `INSERT INTO grants (key, sentences, expiresAt) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET sentences = excluded.sentences, expiresAt = excluded.expiresAt`,
    ),
    cleanWindows: database.prepare(
      'DELETE FROM windows WHERE key IN (SELECT key FROM windows WHERE resetAt <= ? LIMIT ?)',
    ),
    cleanGrants: database.prepare(
      'DELETE FROM grants WHERE key IN (SELECT key FROM grants WHERE expiresAt <= ? LIMIT ?)',
    ),
  }

  function readWindow(key: string, now: number) {
    const row = statements.window.get(key) as WindowRow | undefined
    const window = liveWindow(row, now)
    if (row && window && window.resetAt !== row.resetAt) saveWindow(key, window)
    return window
  }
  function saveWindow(key: string, { used, startedAt, resetAt }: WindowRow) {
    statements.saveWindow.run(key, used, startedAt, resetAt)
  }
  const readGrant = (key: string, now: number) => liveGrant(statements.grant.get(key) as GrantRow | undefined, now)

  function reserve(key: string, now: number): Reservation {
    const taken = statements.reserve.get(key, now) as WindowRow | undefined
    if (taken)
      return { allowed: true, ...stateOf(taken), receipt: { key, source: 'window', startedAt: taken.startedAt } }
    return { allowed: false, ...stateOf(readWindow(key, now)), receipt: { key, source: 'nothing', startedAt: 0 } }
  }

  function reserveSentence(key: string, now: number): Reservation {
    const grant = readGrant(key, now)
    if (!grant) return reserve(key, now)
    statements.saveGrant.run(key, grant.sentences - 1, grant.expiresAt)
    return { allowed: true, ...stateOf(readWindow(key, now)), receipt: { key, source: 'grant', startedAt: 0 } }
  }

  function refund({ key, source, startedAt }: Receipt, now: number): QuotaState {
    const window = readWindow(key, now)
    if (source === 'grant') {
      const grant = statements.grant.get(key) as GrantRow | undefined
      if (grant && grant.expiresAt > now) statements.saveGrant.run(key, grant.sentences + 1, grant.expiresAt)
    }
    if (source !== 'window' || !window || window.startedAt !== startedAt) return stateOf(window)
    const less = { ...window, used: window.used - 1 }
    if (less.used > 0) saveWindow(key, less)
    else statements.dropWindow.run(key)
    return stateOf(less.used > 0 ? less : undefined)
  }

  function grant(key: string, count: number, now: number) {
    const { sentences, expiresAt } = withSentences(readGrant(key, now), count, now)
    statements.saveGrant.run(key, sentences, expiresAt)
    return null
  }

  function cleanUp(now: number) {
    const windows = statements.cleanWindows.run(now, rowsPerCleaning)
    const grants = statements.cleanGrants.run(now, rowsPerCleaning)
    return Number(windows.changes) + Number(grants.changes)
  }

  function run(operation: LedgerOperation): LedgerResult {
    const { kind, now } = operation
    if (kind === 'reserve') return reserve(operation.key, now)
    if (kind === 'reserveSentence') return reserveSentence(operation.key, now)
    if (kind === 'read') return stateOf(readWindow(operation.key, now))
    if (kind === 'refund') return refund(operation.receipt, now)
    if (kind === 'grant') return grant(operation.key, operation.count, now)
    return cleanUp(now)
  }

  return {
    runBatch(operations: readonly LedgerOperation[]): LedgerResult[] {
      database.exec('BEGIN IMMEDIATE')
      try {
        const results = operations.map(run)
        database.exec('COMMIT')
        return results
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    close: () => database.close(),
  }
}
