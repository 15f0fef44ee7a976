import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock, Quota, QuotaState, Reservation } from './quota.ts'
import { type LedgerOperation, type LedgerResult, openLedger } from './sqlite-ledger.ts'

interface Waiting {
  operation: LedgerOperation
  resolve: (result: LedgerResult) => void
  reject: (error: unknown) => void
}

type WithoutTime<Operation> = Operation extends unknown ? Omit<Operation, 'now'> : never

/** The embedded default: one file, one process. Requests that arrive together share one write to the disk. */
export function createSqliteQuota({ folder, clock = Date.now }: { folder: string; clock?: Clock }): Quota {
  mkdirSync(folder, { recursive: true })
  const ledger = openLedger(join(folder, 'quota.sqlite'))
  let queue: Waiting[] = []

  function flush() {
    const batch = queue
    queue = []
    try {
      const results = ledger.runBatch(batch.map(({ operation }) => operation))
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] ?? null)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function execute<Result extends LedgerResult>(operation: WithoutTime<LedgerOperation>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (queue.length === 0) setImmediate(flush)
      queue.push({ operation: { ...operation, now: clock() }, resolve: resolve as never, reject })
    })
  }

  const refunded = new WeakSet<Reservation>()
  return {
    reserve: (key) => execute<Reservation>({ kind: 'reserve', key }),
    reserveSentence: (key) => execute<Reservation>({ kind: 'reserveSentence', key }),
    refund(reservation) {
      const { key } = reservation.receipt
      if (refunded.has(reservation)) return execute<QuotaState>({ kind: 'read', key })
      refunded.add(reservation)
      return execute<QuotaState>({ kind: 'refund', receipt: reservation.receipt })
    },
    read: (key) => execute<QuotaState>({ kind: 'read', key }),
    async grantSentences(key, count) {
      if (count > 0) await execute({ kind: 'grant', key, count })
    },
    cleanUp: () => execute<number>({ kind: 'cleanUp' }),
    async close() {
      if (queue.length > 0) flush()
      ledger.close()
    },
  }
}
