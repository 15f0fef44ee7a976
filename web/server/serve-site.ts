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

export function respondWithFile(context: Context, file: SiteFile, status: 200 | 404 = 200) {
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Cache-Control': status === 404 ? 'no-cache' : file.cacheControl,
    ETag: file.etag,
  }
  if (file.policy) headers['Content-Security-Policy'] = file.policy
  if (file.brotli) headers.Vary = 'Accept-Encoding'
  if (status === 200 && matches(context.req.header('if-none-match'), file.etag)) return context.body(null, 304, headers)

  const encoding = file.brotli ? chooseEncoding(context.req.header('accept-encoding')) : 'identity'
  const body = { br: file.brotli, gzip: file.gzip, identity: file.identity }[encoding] ?? file.identity
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.length)
  if (context.req.method === 'HEAD') return context.body(null, status, headers)
  return context.body(body, status, headers)
}

function matches(header: string | undefined, etag: string) {
  return header === '*' || header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) || false
}
