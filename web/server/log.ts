import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import pino, { type Logger } from 'pino'

export type Log = Logger

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** One line a request: what was asked and how it went, never the query, the body or who asked. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    const id = randomUUID()
    context.header('X-Request-Id', id)
    await next()
    const level = context.res.status >= 500 ? 'error' : 'info'
    log[level](
      {
        id,
        method: context.req.method,
        path: context.req.path.slice(0, 200),
        status: context.res.status,
        milliseconds: Math.round((performance.now() - start) * 10) / 10,
      },
      'request',
    )
  }
}
