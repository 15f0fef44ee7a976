// The inside of a worker thread: answers every request, with a failure when it must.
import { parentPort } from 'node:worker_threads'
import { runCompute } from './compute.ts'
import type { WorkerReply, WorkerRequest } from './worker-pool.ts'

async function answer({ id, slug, input }: WorkerRequest): Promise<WorkerReply> {
  try {
    return { id, output: await runCompute(slug, input) }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { id, failure: { name, message } }
  }
}

parentPort?.on('message', async (request: WorkerRequest) => parentPort?.postMessage(await answer(request)))
