import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersForEverything } from './security-headers.ts'
import { answerWithFile, findSiteFile } from './serve-site.ts'
import type { ServerParts } from './server-parts.ts'

/** Sends files of the site straight to Node's response: building web Requests and Responses would cost more than the page. */
export function createFastPages({ environment, files, report }: ServerParts) {
  const everywhere = headersForEverything(environment.SITE_URL)
  const missing = files.get('/404')

  return function answerIfFile(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const start = performance.now()
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const file = findSiteFile(files, path)
    if (!file || file === missing) return false
    const id = randomUUID()
    const asked = {
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: request.headers['if-none-match'],
    }
    const { status, headers, body } = answerWithFile(file, asked)
    response.writeHead(status, { ...everywhere, ...headers, 'X-Request-Id': id })
    response.end(request.method === 'HEAD' ? null : body)
    report({ id, method: request.method, path, status, start })
    return true
  }
}
