import type { Context } from 'hono'
import type { SiteFile, SiteFiles } from './site-files.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that both sides know; `q=0` refuses one. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept)
  if (/\bbr\b/.test(accept) && !refused('br')) return 'br'
  if (/\bgzip\b/.test(accept) && !refused('gzip')) return 'gzip'
  return 'identity'
}

/** The same page with and without a trailing slash. */
export function findSiteFile(files: SiteFiles, path: string) {
  return files.get(path) ?? (path.length > 1 && path.endsWith('/') ? files.get(path.slice(0, -1)) : undefined)
}

interface Asked {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

interface FileAnswer {
  status: 200 | 304 | 404
  headers: Record<string, string>
  body: Buffer<ArrayBuffer> | null
}

/** What to send of a file to somebody who asks like this. */
export function answerWithFile(file: SiteFile, asked: Asked, status: 200 | 404 = 200): FileAnswer {
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Cache-Control': status === 404 ? 'no-cache' : file.cacheControl,
    ETag: file.etag,
  }
  if (file.policy) headers['Content-Security-Policy'] = file.policy
  if (file.brotli) headers.Vary = 'Accept-Encoding'
  if (status === 200 && matches(asked.ifNoneMatch, file.etag)) return { status: 304, headers, body: null }

  const encoding = file.brotli ? chooseEncoding(asked.acceptEncoding) : 'identity'
  const body = { br: file.brotli, gzip: file.gzip, identity: file.identity }[encoding] ?? file.identity
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.length)
  return { status, headers, body }
}

export function respondWithFile(context: Context, file: SiteFile, wanted: 200 | 404 = 200) {
  const asked = {
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
  }
  const { status, headers, body } = answerWithFile(file, asked, wanted)
  if (body === null || context.req.method === 'HEAD') return context.body(null, status, headers)
  return context.body(new Uint8Array(body.buffer, body.byteOffset, body.length), status as 200 | 404, headers)
}

function matches(header: string | undefined, etag: string) {
  return header === '*' || header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) || false
}
