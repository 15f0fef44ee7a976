// After the pages are rendered: drops what no page asks for, writes the site map, and compresses everything once.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { builtSiteUrl } from '../web/app/head/addresses.ts'
import { compress } from '../web/server/compress.ts'
import { contentTypeOf, isCompressible } from '../web/server/content-types.ts'

const client = fileURLToPath(new URL('../web/build/client', import.meta.url))
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

/** Pages are always loaded whole, so the router's data files are never asked for. */
for (const file of files) if (file.endsWith('.data') || file.includes('/.vite/')) rmSync(file)

const pages = files
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.slice(client.length, -'/index.html'.length) || '/')
  .filter(
    (path) => path !== '/404' && !readFileSync(join(client, path, 'index.html'), 'utf8').includes('content="noindex"'),
  )
  .sort()

const urls = pages.map((path) => `  <url><loc>${builtSiteUrl}${path}</loc></url>`).join('\n')
writeFileSync(
  join(client, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
)
writeFileSync(
  join(client, 'robots.txt'),
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${builtSiteUrl}/sitemap.xml\n`,
)

/** Pages are compressed when the server starts, after the configured addresses are put in. */
for (const file of files.filter((file) => file.includes('/assets/'))) {
  if (!isCompressible(contentTypeOf(extname(file)))) continue
  const data = readFileSync(file)
  writeFileSync(`${file}.br`, compress(data, 11))
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }))
}
console.log(`${pages.length} pages, ${files.length} files`)
