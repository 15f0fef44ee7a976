import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Seen {
  path: string
  body: string
}

/** Stands in for an outside service: remembers what it is sent, and lets every site talk to it. */
export async function startStandIn() {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    seen.push({ path: request.url ?? '', body: await bodyOf(request) })
    const allowed = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': '*',
    }
    response
      .writeHead(200, { ...allowed, 'Access-Control-Allow-Credentials': 'true', 'Content-Type': 'application/json' })
      .end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
