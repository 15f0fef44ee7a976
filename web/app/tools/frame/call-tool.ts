import { toolMessages } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'

export interface CalledTool<Output> {
  output: Output
  /** From the answer's header; undefined when it has none. */
  remaining: number | undefined
}

/** The quota is spent. */
export class RateLimitError extends Error {}

/** The server understood the input and says why it cannot work with it. */
export class RefusedError extends Error {}

/** Sends one request to a tool. Every failure is thrown, and only JSON counts as an answer. */
export async function callTool<Output>(
  { apiPath }: Pick<ToolFacts, 'apiPath'>,
  input: unknown,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<CalledTool<Output>> {
  const response = await fetch(`/api/free-tools/${apiPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(input),
    cache: 'no-store',
    signal,
  })
  if (!response.ok) throw await errorOf(response)
  if (!response.headers.get('content-type')?.includes('application/json'))
    throw new Error(toolMessages.invalidContentType)
  return { output: (await response.json()) as Output, remaining: remainingOf(response) }
}

async function errorOf(response: Response) {
  const body: unknown = await response.json().catch(() => undefined)
  const error = typeof body === 'object' && body && 'error' in body ? String(body.error) : undefined
  if (response.status === 429 || error === toolMessages.rateLimitError)
    return new RateLimitError(toolMessages.rateLimitError)
  if (error === undefined) return new Error(toolMessages.invalidErrorBody)
  return response.status === 422 ? new RefusedError(error) : new Error(error)
}

function remainingOf(response: Response) {
  const remaining = Number.parseInt(response.headers.get('x-ratelimit-remaining') ?? '', 10)
  return Number.isNaN(remaining) ? undefined : remaining
}
