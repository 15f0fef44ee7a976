import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** Limits that keep one slow or oversized client from holding the server. */
const serverLimits = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 5_000,
}

export async function listen(app: Hono<{ Bindings: HttpBindings }>, port: number, host: string): Promise<Server> {
  const server = createServer(serverLimits, getRequestListener(app.fetch as never))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
