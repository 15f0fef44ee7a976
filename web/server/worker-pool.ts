import { Worker } from 'node:worker_threads'
import { BusyError } from '#app/tools/engine-errors.ts'

export interface WorkerRequest {
  id: number
  slug: string
  input: unknown
}

export type WorkerReply = { id: number } & ({ output: unknown } | { failure: { name: string; message: string } })

interface Task {
  request: WorkerRequest
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

interface Seat {
  worker: Worker
  task?: Task
}

interface PoolOptions {
  /** The file that answers `WorkerRequest`s. */
  script: URL
  size: number
  /** How many tasks may wait; the next one is refused. */
  longestQueue: number
}

/** Runs tools' `compute` functions in threads. Threads start with the first task; one that dies is replaced. */
export function createWorkerPool({ script, size, longestQueue }: PoolOptions) {
  const seats: Seat[] = []
  const queue: Task[] = []
  let lastId = 0
  let closed = false

  function openSeat(): Seat {
    const seat: Seat = { worker: new Worker(script) }
    seat.worker.unref()
    seat.worker.on('message', (reply: WorkerReply) => settle(seat, reply))
    seat.worker.on('error', (error) => drop(seat, error))
    seat.worker.on('exit', () => drop(seat, new Error('A worker thread ended.')))
    seats.push(seat)
    return seat
  }

  function settle(seat: Seat, reply: WorkerReply) {
    const { task } = seat
    if (task?.request.id !== reply.id) return
    seat.task = undefined
    if ('output' in reply) task.resolve(reply.output)
    else task.reject(Object.assign(new Error(reply.failure.message), { name: reply.failure.name }))
    next()
  }

  function drop(seat: Seat, error: Error) {
    const place = seats.indexOf(seat)
    if (place < 0) return
    seats.splice(place, 1)
    seat.task?.reject(error)
    if (!closed) next()
  }

  function next() {
    while (queue.length > 0) {
      const seat = seats.find(({ task }) => !task) ?? (seats.length < size ? openSeat() : undefined)
      const task = seat && queue.shift()
      if (!seat || !task) return
      seat.task = task
      seat.worker.postMessage(task.request)
    }
  }

  /** A task that is given up while it runs keeps its thread until it is done, or for good if it never is. */
  function giveUp(task: Task, reason: unknown) {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) queue.splice(waiting, 1)
    task.reject(reason)
    const seat = seats.find((entry) => entry.task === task)
    if (seat && (reason as Error | undefined)?.name === 'TimeoutError') void seat.worker.terminate()
  }

  return {
    compute(slug: string, input: unknown, signal: AbortSignal): Promise<unknown> {
      if (queue.length >= longestQueue) return Promise.reject(new BusyError('Too much work is waiting.'))
      return new Promise((resolve, reject) => {
        lastId += 1
        const onAbort = () => giveUp(task, signal.reason)
        const done = <Value>(settleWith: (value: Value) => void) => {
          return (value: Value) => {
            signal.removeEventListener('abort', onAbort)
            settleWith(value)
          }
        }
        const task: Task = { request: { id: lastId, slug, input }, resolve: done(resolve), reject: done(reject) }
        signal.addEventListener('abort', onAbort, { once: true })
        queue.push(task)
        next()
      })
    },
    /** How many tasks wait for a thread. */
    waiting: () => queue.length,
    async close() {
      closed = true
      await Promise.all(seats.map(({ worker }) => worker.terminate()))
    },
  }
}
