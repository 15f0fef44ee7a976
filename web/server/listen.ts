import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** Limits that keep one slow or oversized client from holding the server. */
const serverLimits = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
}

const clientErrors: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}

/** What is not HTTP, or never ends, gets a last word in JSON like every other answer. */
function refuseNonsense(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const [status, message] = clientErrors[error.code ?? ''] ?? ['400 Bad Request', 'This is not a valid request.']
  const body = JSON.stringify({ error: message })
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\n\r\n${body}`)
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
  server.on('clientError', refuseNonsense)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
