import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import pino, { type Logger } from 'pino'

export type Log = Logger

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

interface RequestLine {
  id: string
  method: string
  path: string
  status: number
  start: number
}

/** One line a request: what was asked and how it went, never the query, the body or who asked. */
export function logRequest(log: Log, { id, method, path, status, start }: RequestLine) {
  const milliseconds = Math.round((performance.now() - start) * 10) / 10
  log[status >= 500 ? 'error' : 'info']({ id, method, path: path.slice(0, 200), status, milliseconds }, 'request')
}

export function logRequests(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    const id = randomUUID()
    context.header('X-Request-Id', id)
    await next()
    logRequest(log, { id, method: context.req.method, path: context.req.path, status: context.res.status, start })
  }
}
