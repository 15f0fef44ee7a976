import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export interface FinishedRequest {
  id: string
  method: string
  path: string
  status: number
  /** When it arrived, by `performance.now()`. */
  start: number
}

/** Tells the log and the metrics about a request. */
export interface RequestReport {
  (request: FinishedRequest): void
  /** Addresses that may be told as they are; any other is "unknown", as a visitor can write anything there. */
  know(paths: Iterable<string>): void
}

/** One line a request: what was asked and how it went, never the query, the body or who asked. */
export function createRequestReport(log: Log, metrics?: Metrics): RequestReport {
  const known = new Set<string>()

  function routeOf(path: string) {
    if (!known.has(path)) return 'unknown'
    return path.startsWith('/assets/') ? '/assets/*' : path
  }
  function report({ id, method, path, status, start }: FinishedRequest) {
    const milliseconds = performance.now() - start
    const route = routeOf(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
    const line = { id, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 }
    log[status >= 500 ? 'error' : 'info'](line, 'request')
    metrics?.request(method, route, status, milliseconds / 1000)
  }
  function know(paths: Iterable<string>) {
    for (const path of paths) if (!/[:*]/.test(path)) known.add(path)
  }
  return Object.assign(report, { know })
}

export function reportRequests(report: RequestReport): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    const id = randomUUID()
    context.header('X-Request-Id', id)
    await next()
    report({ id, method: context.req.method, path: context.req.path, status: context.res.status, start })
  }
}
