// After the pages are rendered: drops what no page asks for, draws the pictures, writes the site map, and compresses everything once.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { builtSiteUrl } from '../web/app/head/addresses.ts'
import { compress } from '../web/server/compress.ts'
import { contentTypeOf, isCompressible } from '../web/server/content-types.ts'
import { drawCard, drawIcon } from './lib/card-image.ts'
import { writeCheckerServiceWorker } from './lib/checker-offline.ts'

/** The best compression takes a minute for the grammar check's megabytes and gains a few percent. */
const bestCompressionBytes = 1_000_000

const client = fileURLToPath(new URL('../web/build/client', import.meta.url))
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

/** Pages are always loaded whole, so the router's data files are never asked for. */
for (const file of files) if (file.endsWith('.data') || file.includes('/.vite/')) rmSync(file)

const pages = files
  .filter((file) => file.endsWith('index.html'))
  .map((file) => ({ path: file.slice(client.length, -'/index.html'.length) || '/', html: readFileSync(file, 'utf8') }))
  .filter(({ html }) => !html.includes('content="noindex"'))
  .sort((a, b) => a.path.localeCompare(b.path))

drawPictures()
writeSiteMap()
writeCheckerServiceWorker(client)
compressAssets()
console.log(`${pages.length} pages, ${files.length} files`)

function drawPictures() {
  mkdirSync(join(client, 'cards'), { recursive: true })
  for (const { html } of pages) {
    const image = /property="og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(html)?.[1]
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| Limpid$/, '')
    if (image && title) writeFileSync(join(client, image), drawCard(decodeEntities(title)))
  }
  writeFileSync(join(client, 'apple-touch-icon.png'), drawIcon(180))
  writeFileSync(join(client, 'icon-192.png'), drawIcon(192))
  writeFileSync(join(client, 'icon-512.png'), drawIcon(512))
  writeFileSync(join(client, 'favicon.ico'), drawIcon(32))
}

function decodeEntities(text: string) {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '”').replaceAll('&amp;', '&')
}

function writeSiteMap() {
  const urls = pages.map(({ path }) => `  <url><loc>${builtSiteUrl}${path}</loc></url>`).join('\n')
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  writeFileSync(join(client, 'sitemap.xml'), `${head}\n${urls}\n</urlset>\n`)
  writeFileSync(
    join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${builtSiteUrl}/sitemap.xml\n`,
  )
}

/** Pages themselves are compressed when the server starts, after the configured addresses are put in. */
function compressAssets() {
  for (const file of files.filter((file) => file.includes('/assets/'))) {
    if (!isCompressible(contentTypeOf(extname(file)))) continue
    const data = readFileSync(file)
    writeFileSync(`${file}.br`, compress(data, data.length > bestCompressionBytes ? 5 : 11))
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }))
  }
}
