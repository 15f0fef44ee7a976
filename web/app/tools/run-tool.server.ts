import { LanguageModelError } from '#app/ports/language-model/language-model.ts'
import type { Quota, QuotaState, Reservation } from '#app/ports/quota/quota.ts'
import { StoreAwayError } from '#app/ports/store-away-error.ts'
import type { ToolPorts } from '#app/ports/tool-ports.ts'
import { toolMessages, usesPerWindow } from '#app/spec/free-tools.ts'
import { createDeadline } from './deadline.ts'
import type { Engine, EngineContext } from './define-tool.ts'

export interface ToolAnswer {
  status: 200 | 400 | 422 | 429 | 499 | 502 | 503 | 504
  headers: Record<string, string>
  body: unknown
}

export interface ToolCall {
  engine: Engine
  /** The parsed body, not yet checked. */
  input: unknown
  /** A keyed hash of the client's address. */
  client: string
  /** A call for one sentence, which a sentence grant may pay for. */
  sentence?: boolean
  /** Ends when the client goes away. Asked for only when an engine waits, since it is dear. */
  signal?: () => AbortSignal
}

export interface RunnerParts {
  quota: Quota
  ports: ToolPorts
  compute: (slug: string, input: unknown, signal: AbortSignal) => Promise<unknown>
  /** Told about failures of ours; never sees what the visitor wrote. */
  onFailure: (slug: string, error: unknown) => void
  /** Told how long an engine worked, and how its work ended. */
  onEngine?: (slug: string, milliseconds: number, status: number) => void
  now?: () => number
}

const retryAfterBusySeconds = 2

/** Schema → quota → engine → schema → headers. A failure anywhere gives the use back. */
export function createToolRunner({ quota, ports, compute, onFailure, onEngine, now = Date.now }: RunnerParts) {
  return async function runTool(call: ToolCall): Promise<ToolAnswer> {
    const { engine, client } = call
    const { slug } = engine.facts
    const parsed = engine.input.safeParse(call.input)
    if (!parsed.success) return problem(400, parsed.error.issues[0]?.message ?? 'This input is not valid.')

    const key = `${engine.facts.usageKey}:${client}`
    let reservation: Reservation
    try {
      reservation = await (call.sentence ? quota.reserveSentence(key) : quota.reserve(key))
    } catch (error) {
      return withoutCount(slug, error)
    }
    if (!reservation.allowed) return rateLimited(reservation, now())
    const start = performance.now()
    try {
      const output = await runWithTimeout(engine, parsed.data, call.signal)
      const checked = engine.output.safeParse(output)
      if (!checked.success) throw new Error(`The engine’s answer does not fit its schema: ${checked.error.message}`)
      if (engine.sentenceGrant && !call.sentence) await quota.grantSentences(key, engine.sentenceGrant(parsed.data))
      onEngine?.(slug, performance.now() - start, 200)
      return { status: 200, headers: rateHeaders(reservation, now()), body: checked.data }
    } catch (error) {
      const answer = explain(error, engine)
      onEngine?.(slug, performance.now() - start, answer.status)
      const state = await quota.refund(reservation).catch((trouble: unknown) => {
        onFailure(slug, trouble)
        return reservation
      })
      if (answer.status === 502 || answer.status === 504) onFailure(slug, error)
      return { ...answer, headers: { ...rateHeaders(state, now()), ...answer.headers } }
    }
  }

  /** Where uses cannot be counted, tools rest. A shared store that is away is told once, by whoever watches it. */
  function withoutCount(slug: string, error: unknown) {
    if (!(error instanceof StoreAwayError)) onFailure(slug, error)
    const seconds = error instanceof StoreAwayError ? error.retryAfterSeconds : retryAfterBusySeconds
    return problem(503, toolMessages.busy, { 'Retry-After': String(seconds) })
  }

  /** An engine that answers at once costs no timer and no signal. */
  function runWithTimeout(engine: Engine, input: unknown, client?: () => AbortSignal) {
    const deadline = createDeadline(client)
    const context: EngineContext = {
      get signal() {
        return deadline.signal()
      },
      seed: Math.floor(Math.random() * 2 ** 32),
      compute: (data) => compute(engine.facts.slug, data, deadline.signal()) as never,
    }
    const result = engine.run(input, ports, context)
    return result instanceof Promise ? deadline.race(result, engine.timeoutMilliseconds) : result
  }
}

/** By name, since an error from a worker thread or a package has lost its class. */
function explain(error: unknown, engine: Engine): ToolAnswer {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const kind = error instanceof LanguageModelError ? error.kind : undefined
  if (name === 'RefusedInputError' || name === 'CannotWriteError') return problem(422, message)
  if (name === 'BusyError' || name === 'StoreAwayError' || kind === 'busy')
    return problem(503, toolMessages.busy, { 'Retry-After': String(retryAfterBusySeconds) })
  if (name === 'TimeoutError' || kind === 'timeout') return problem(504, 'The answer took too long.')
  if (name === 'AbortError' || kind === 'aborted') return problem(499, 'The request was cancelled.')
  return problem(502, engine.facts.failure)
}

function problem(status: ToolAnswer['status'], error: string, headers: Record<string, string> = {}): ToolAnswer {
  return { status, headers, body: { error } }
}

function rateLimited(reservation: Reservation, now: number): ToolAnswer {
  const seconds = Math.max(1, Math.ceil(((reservation.resetAt ?? now) - now) / 1000))
  const headers = { ...rateHeaders(reservation, now), 'Retry-After': String(seconds) }
  return problem(429, toolMessages.rateLimitError, headers)
}

/** `X-RateLimit-Reset` is the time when the window ends, in seconds since 1970. */
function rateHeaders(state: QuotaState, now: number): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(usesPerWindow),
    'X-RateLimit-Remaining': String(state.remaining),
    'X-RateLimit-Reset': String(Math.ceil((state.resetAt ?? now) / 1000)),
  }
}
