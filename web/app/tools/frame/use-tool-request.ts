import { useCallback, useRef, useState } from 'react'
import { toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'
import { callTool, RateLimitError, RefusedError } from './call-tool.ts'
import type { FormValues } from './form-values.ts'
import type { Usage } from './use-usage.ts'

export interface Problem {
  message: string
  /** The field to mend, when it is one. */
  field?: string
  /** The server's own words, when it could say more. */
  reason?: string
}

export type RequestState<Output> =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'done'; output: Output; values: FormValues; run: number }
  | { phase: 'failed'; problem: Problem }

/** The cycle of one request: idle, loading, then a result or an error; one at a time. */
export function useToolRequest<Output>(facts: ToolFacts, usage: Usage, initial: RequestState<Output>) {
  const [state, setState] = useState(initial)
  const running = useRef<AbortController | undefined>(undefined)
  const runs = useRef(0)

  const send = useCallback(
    async (values: FormValues, input: unknown) => {
      if (running.current) return
      const controller = new AbortController()
      running.current = controller
      runs.current += 1
      setState({ phase: 'loading' })
      try {
        const { output, remaining } = await callTool<Output>(facts, input, { signal: controller.signal })
        usage.spend(remaining)
        setState({ phase: 'done', output, values, run: runs.current })
      } catch (error) {
        if (error instanceof RateLimitError) usage.exhaust()
        setState(controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', problem: explain(error, facts) })
      } finally {
        running.current = undefined
      }
    },
    [facts, usage],
  )
  const fail = useCallback((problem: Problem) => setState({ phase: 'failed', problem }), [])
  const cancel = useCallback(() => running.current?.abort(), [])
  return { state, send, fail, cancel }
}

export function explain(error: unknown, facts: ToolFacts): Problem {
  if (error instanceof RateLimitError) return { message: toolMessages.limitReached(facts.noun) }
  if (error instanceof RefusedError) return { message: facts.failure, reason: error.message }
  return { message: facts.failure }
}
