// Stands in for the compute worker: what to do comes as the input.
import { parentPort } from 'node:worker_threads'

interface Request {
  id: number
  input: { echo?: string; fail?: string; hang?: boolean; die?: boolean; wait?: number }
}

parentPort?.on('message', async ({ id, input }: Request) => {
  if (input.hang) for (;;);
  if (input.die) process.exit(1)
  if (input.wait) await new Promise((resolve) => setTimeout(resolve, input.wait))
  if (input.fail) parentPort?.postMessage({ id, failure: { name: 'RefusedInputError', message: input.fail } })
  else parentPort?.postMessage({ id, output: input.echo })
})
