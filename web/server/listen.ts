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

interface ListenOptions {
  port: number
  host: string
  firstTry?: FirstTry
  /** While it answers false, every connection is closed after its answer. */
  isReady?: () => boolean
}

export async function listen(app: Hono<{ Bindings: HttpBindings }>, options: ListenOptions): Promise<Server> {
  const { port, host, firstTry = () => false, isReady = () => true } = options
  const answerWithApp = getRequestListener(app.fetch as never)
  const server = createServer(serverLimits, (request, response) => {
    if (!isReady()) response.setHeader('Connection', 'close')
    if (!firstTry(request, response)) void answerWithApp(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
