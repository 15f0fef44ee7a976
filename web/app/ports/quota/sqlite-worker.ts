// The inside of the ledger's thread: a batch in, its results out, so that the disk never holds up the event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { type LedgerOperation, type LedgerResult, openLedger } from './sqlite-ledger.ts'

export type LedgerReply = { results: LedgerResult[] } | { failure: string }

const ledger = openLedger((workerData as { file: string }).file)

function run(batch: LedgerOperation[]): LedgerReply {
  try {
    return { results: ledger.runBatch(batch) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (batch: LedgerOperation[] | 'close') => {
  if (batch !== 'close') return parentPort?.postMessage(run(batch))
  ledger.close()
  parentPort?.close()
})
