import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Clock, Quota, QuotaState, Reservation } from './quota.ts'
import type { LedgerOperation, LedgerResult } from './sqlite-ledger.ts'
import type { LedgerReply } from './sqlite-worker.ts'

interface Waiting {
  operation: LedgerOperation
  resolve: (result: LedgerResult) => void
  reject: (error: Error) => void
}

type WithoutTime<Operation> = Operation extends unknown ? Omit<Operation, 'now'> : never

/** The server's bundle holds the thread's code beside it; elsewhere Node runs the source. */
const script = import.meta.env?.PROD ? './sqlite-worker.js' : './sqlite-worker.ts'

/** The embedded default: one file. What arrives while a batch is being written goes to the disk with the next. */
export function createSqliteQuota({ folder, clock = Date.now }: { folder: string; clock?: Clock }): Quota {
  mkdirSync(folder, { recursive: true })
  const worker = new Worker(new URL(script, import.meta.url), {
    workerData: { file: join(folder, 'quota.sqlite') },
    execArgv: [],
  })
  worker.unref()
  let waiting: Waiting[] = []
  let running: Waiting[] = []
  let broken: Error | undefined

  worker.on('message', (message: string) => {
    const reply = JSON.parse(message) as LedgerReply
    const batch = running
    running = []
    worker.unref()
    batch.forEach(({ resolve, reject }, index) => {
      if ('results' in reply) resolve(reply.results[index] ?? null)
      else reject(new Error(reply.failure))
    })
    if (waiting.length > 0) flush()
  })
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => fail(new Error('The quota store is closed.')))

  function fail(error: Error) {
    broken ??= error
    for (const { reject } of [...running, ...waiting]) reject(broken)
    running = []
    waiting = []
  }

  function flush() {
    if (running.length > 0 || waiting.length === 0) return
    running = waiting
    waiting = []
    worker.ref()
    worker.postMessage(JSON.stringify(running.map(({ operation }) => operation)))
  }

  function execute<Result extends LedgerResult>(operation: WithoutTime<LedgerOperation>): Promise<Result> {
    if (broken) return Promise.reject(broken)
    return new Promise((resolve, reject) => {
      if (waiting.length === 0 && running.length === 0) setImmediate(flush)
      waiting.push({ operation: { ...operation, now: clock() }, resolve: resolve as never, reject })
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
      if (broken) return
      if (waiting.length > 0 || running.length > 0) await execute({ kind: 'cleanUp' })
      const closed = new Promise((resolve) => worker.once('exit', resolve))
      worker.ref()
      worker.postMessage('close')
      await closed
    },
  }
}
