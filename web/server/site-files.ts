import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtAppUrl, builtContactEmail, builtSiteUrl } from '#app/head/addresses.ts'
import { compress } from './compress.ts'
import { contentTypeOf, isCompressible } from './content-types.ts'
import { type ContentPolicy, contentSecurityPolicy } from './security-headers.ts'

export interface SiteFile {
  contentType: string
  etag: string
  cacheControl: string
  /** Only pages have one. */
  policy?: string
  identity: Buffer<ArrayBuffer>
  brotli?: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
}

export type SiteFiles = ReadonlyMap<string, SiteFile>

interface Options {
  siteUrl: string
  appUrl: string
  contactEmail?: string
  /** The outside hosts that the page at a path may use. */
  contentPolicyOf?: (path: string) => ContentPolicy | undefined
}

const hashed = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

/** Reads the whole built site into memory, keyed by the path of its address without a trailing slash. */
export function loadSiteFiles(folder: string, options: Options): SiteFiles {
  const files = new Map<string, SiteFile>()
  for (const path of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!path.isFile() || /\.(br|gz)$/.test(path.name)) continue
    const file = join(path.parentPath, path.name)
    const address = `/${file.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')}`
    files.set(addressOf(address), readSiteFile(file, address, options))
  }
  return files
}

function addressOf(file: string) {
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) || '/' : file
}

function readSiteFile(file: string, address: string, options: Options): SiteFile {
  const contentType = contentTypeOf(extname(file))
  const cacheControl = address.startsWith('/assets/') ? hashed : revalidated
  if (!isCompressible(contentType)) {
    const identity = readFileSync(file)
    return { contentType, cacheControl, identity, etag: etagOf(identity) }
  }
  const built = readFileSync(file, 'utf8')
  const text = built
    .replaceAll(builtAppUrl, options.appUrl)
    .replaceAll(builtSiteUrl, options.siteUrl)
    .replaceAll(builtContactEmail, options.contactEmail ?? builtContactEmail)
  const identity = Buffer.from(text)
  const untouched = text === built && existsSync(`${file}.br`)
  return {
    contentType,
    cacheControl,
    identity,
    etag: etagOf(identity),
    policy: contentType.startsWith('text/html')
      ? contentSecurityPolicy(text, options.contentPolicyOf?.(addressOf(address)))
      : undefined,
    brotli: untouched ? readFileSync(`${file}.br`) : compress(identity, 9),
    gzip: untouched ? readFileSync(`${file}.gz`) : gzipSync(identity, { level: 9 }),
  }
}

function etagOf(data: Buffer) {
  return `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`
}
