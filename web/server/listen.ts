import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** Limits that keep one slow or oversized client from holding the server. */
const serverLimits = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 5_000,
}

/** Answers some requests on its own, and says whether it did. */
type FirstTry = (request: IncomingMessage, response: ServerResponse) => boolean

export async function listen(
  app: Hono<{ Bindings: HttpBindings }>,
  port: number,
  host: string,
  firstTry: FirstTry = () => false,
): Promise<Server> {
  const answerWithApp = getRequestListener(app.fetch as never)
  const server = createServer(serverLimits, (request, response) => {
    if (!firstTry(request, response)) void answerWithApp(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
