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

/** Messages travel as JSON: a string crosses threads at half the price of its objects. */
parentPort?.on('message', (message: string) => {
  if (message !== 'close') return parentPort?.postMessage(JSON.stringify(run(JSON.parse(message))))
  ledger.close()
  parentPort?.close()
})
