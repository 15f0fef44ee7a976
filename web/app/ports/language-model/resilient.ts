import type { z } from 'zod'
import { type FailureKind, type LanguageModel, LanguageModelError, type WritingTask } from './language-model.ts'

export interface Patience {
  timeoutMilliseconds: number
  /** How many calls may run at the same time; the next one is refused at once. */
  simultaneousCalls: number
  /** After this many failures in a row, no call is made for a while. */
  failuresBeforeBreak: number
  breakMilliseconds: number
  /** The wait before the one second try, at the most. */
  retryMilliseconds: number
}

export const defaultPatience: Patience = {
  timeoutMilliseconds: 20_000,
  simultaneousCalls: 8,
  failuresBeforeBreak: 5,
  breakMilliseconds: 30_000,
  retryMilliseconds: 600,
}

const worthAnotherTry: readonly FailureKind[] = ['busy', 'unavailable', 'invalid']

/** Adds a time-out, one more try, a cap on simultaneous calls and a circuit breaker to any model. */
export function makeResilient(
  model: LanguageModel,
  patience: Patience = defaultPatience,
  now = () => performance.now(),
): LanguageModel {
  let running = 0
  let failures = 0
  let closedUntil = 0

  async function attempt<Schema extends z.ZodType>(task: WritingTask<Schema>, deadline: AbortSignal) {
    try {
      return await model.write({ ...task, signal: deadline })
    } catch (error) {
      const kind = error instanceof LanguageModelError ? error.kind : 'unavailable'
      if (deadline.aborted || !worthAnotherTry.includes(kind)) throw error
      await sleep(patience.retryMilliseconds * (0.5 + Math.random() / 2), deadline)
      return model.write({ ...task, signal: deadline })
    }
  }

  return {
    async write(task) {
      if (now() < closedUntil) throw new LanguageModelError('unavailable')
      if (running >= patience.simultaneousCalls) throw new LanguageModelError('busy')
      running += 1
      const timeout = AbortSignal.timeout(patience.timeoutMilliseconds)
      const deadline = task.signal ? AbortSignal.any([timeout, task.signal]) : timeout
      try {
        const answer = await attempt(task, deadline)
        failures = 0
        return answer
      } catch (error) {
        const kind = error instanceof LanguageModelError ? error.kind : 'unavailable'
        if (kind !== 'aborted' && kind !== 'refused') failures += 1
        if (failures >= patience.failuresBeforeBreak) {
          closedUntil = now() + patience.breakMilliseconds
          failures = 0
        }
        throw error instanceof LanguageModelError ? error : new LanguageModelError(kind)
      } finally {
        running -= 1
      }
    },
  }
}

function sleep(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
