import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, hashClient } from './client-address.ts'
import { describeError } from './observe/describe-error.ts'
import { BodyTooLargeError, longestBodyBytes } from './request-body.ts'
import { headersForEverything } from './security-headers.ts'
import type { ServerParts } from './server-parts.ts'
import { answerToolPost, refuse } from './tool-calls.ts'

const address = /^\/api\/free-tools\/([\w-]+)$/

/**
 * Answers POSTs to tools straight from Node's request: web Requests and streams would cost more than the tools do.
 * Answers whether the request was one.
 */
export function createFastToolPosts({ environment, log, report, runTool, secret }: ServerParts) {
  const everywhere = Object.entries(headersForEverything(environment.SITE_URL)).flat()

  return function answerIfToolPost(request: IncomingMessage, response: ServerResponse): boolean {
    const tool = request.method === 'POST' ? address.exec(request.url ?? '')?.[1] : undefined
    if (!tool) return false
    void answer(tool, request, response)
    return true
  }

  async function answer(tool: string, request: IncomingMessage, response: ServerResponse) {
    const start = performance.now()
    const id = randomUUID()
    const { headers, socket } = request
    const header = (name: string) => headers[name] as string | undefined
    const from = clientAddress(socket.remoteAddress ?? '', header('x-forwarded-for'), environment.TRUST_PROXY)
    const post = {
      tool,
      header,
      readBody: () => readNodeBody(request),
      client: hashClient(from, secret),
      signal: () => leavingOf(response),
    }
    const result = await answerToolPost(post, runTool).catch((error: unknown) => {
      log.error({ id, error: describeError(error) }, 'a request failed')
      return refuse(500, 'Something went wrong on our side. Please try again.')
    })
    const text = JSON.stringify(result.body)
    const length = String(Buffer.byteLength(text))
    const all = [...everywhere, 'X-Request-Id', id, 'Content-Type', 'application/json', 'Content-Length', length]
    for (const name in result.headers) all.push(name, result.headers[name] ?? '')
    if (!request.complete) all.push('Connection', 'close')
    response.writeHead(result.status, all)
    response.end(text)
    report({ id, method: 'POST', path: request.url ?? '', status: result.status, start })
  }
}

function readNodeBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > longestBodyBytes) return Promise.reject(new BodyTooLargeError())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= longestBodyBytes) chunks.push(chunk)
      else reject(new BodyTooLargeError())
    })
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    request.on('error', reject)
  })
}

function leavingOf(response: ServerResponse) {
  const leaving = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) leaving.abort()
  })
  return leaving.signal
}
