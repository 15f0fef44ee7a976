import { Worker } from 'node:worker_threads'
import type { Tree } from '@limpid/voice'
import type { Answer, QuestionName, Questions } from './messages.ts'
import type { Tone } from './tone-model.ts'

export interface Neural {
  tones(texts: readonly string[]): Promise<Tone[][]>
  parse(sentences: readonly string[]): Promise<Tree[]>
  /** Ends the threads; questions still open are refused. */
  close(): Promise<void>
}

export interface NeuralOptions {
  /** Worker threads at most; each holds the models it was asked for. */
  threads?: number
  /** Questions that may wait for one thread before new ones are refused. */
  longestQueue?: number
}

export class NeuralBusyError extends Error {
  constructor() {
    super('The models are busy: too many questions are waiting.')
    this.name = 'NeuralBusyError'
  }
}

interface Waiting {
  resolve(answer: never): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

/** Runs both models outside the main thread. Threads start with their first question and are replaced when they die. */
export function createNeural({ threads = 1, longestQueue = 64 }: NeuralOptions = {}): Neural {
  const pool: Thread[] = []
  let lastId = 0
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    const thread: Thread = { worker, waiting: new Map() }
    worker.unref()
    worker.on('message', (message: Answer) => {
      const question = thread.waiting.get(message.id)
      thread.waiting.delete(message.id)
      if (thread.waiting.size === 0) worker.unref()
      if ('error' in message) question?.reject(new Error(message.error))
      else question?.resolve(message.answer as never)
    })
    const end = (error: Error) => {
      const place = pool.indexOf(thread)
      if (place >= 0) pool.splice(place, 1)
      for (const question of thread.waiting.values()) question.reject(error)
      thread.waiting.clear()
    }
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => end(new Error('The thread of the models has ended.')))
    pool.push(thread)
    return thread
  }

  function freest(): Thread {
    const best = pool.reduce<Thread | undefined>(
      (least, thread) => (least && least.waiting.size <= thread.waiting.size ? least : thread),
      undefined,
    )
    return best && (best.waiting.size === 0 || pool.length >= threads) ? best : start()
  }

  function ask<Name extends QuestionName>(name: Name, input: Questions[Name]['input']) {
    return new Promise<Questions[Name]['answer']>((resolve, reject) => {
      if (isClosed) return reject(new Error('The models were closed.'))
      const thread = freest()
      if (thread.waiting.size >= longestQueue) return reject(new NeuralBusyError())
      lastId += 1
      thread.waiting.set(lastId, { resolve, reject })
      thread.worker.ref()
      thread.worker.postMessage({ id: lastId, name, input })
    })
  }

  return {
    tones: (texts) => ask('tones', texts),
    parse: (sentences) => ask('parse', sentences),
    close: async () => {
      isClosed = true
      await Promise.all(pool.map(({ worker }) => worker.terminate()))
    },
  }
}
