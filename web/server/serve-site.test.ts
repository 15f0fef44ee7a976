import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { chooseEncoding, findSiteFile, respondWithFile } from './serve-site.ts'
import { loadSiteFiles } from './site-files.ts'

const html =
  '<!doctype html><title>About</title><a href="https://app.limpid.example/login">Login</a><script>start()</script>'

function siteWith(html: string) {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-site-'))
  mkdirSync(join(folder, 'about-us'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'about-us/index.html'), html)
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}')
  return loadSiteFiles(folder, { siteUrl: 'https://limpid.test', appUrl: 'https://app.limpid.test' })
}

const files = siteWith(html)
const app = new Hono().get('*', (context) => {
  const file = findSiteFile(files, context.req.path)
  return file ? respondWithFile(context, file) : context.notFound()
})

test('a page is the same with and without a trailing slash', async () => {
  const [plain, slashed] = await Promise.all([app.request('/about-us'), app.request('/about-us/')])
  expect(plain.status).toBe(200)
  expect(await slashed.text()).toBe(await plain.text())
})

test('the configured address of the app replaces the built one', async () => {
  expect(await (await app.request('/about-us')).text()).toContain('https://app.limpid.test/login')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page arrives whole in %s', async (encoding, open) => {
  const answer = await app.request('/about-us', { headers: { 'Accept-Encoding': encoding } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(open(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<title>About</title>')
})

test('a page that the visitor holds already is not sent again', async () => {
  const etag = (await app.request('/about-us')).headers.get('etag') ?? ''
  const again = await app.request('/about-us', { headers: { 'If-None-Match': `W/${etag}, "other"` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('HEAD answers with the length and no body', async () => {
  const answer = await app.request('/about-us', { method: 'HEAD' })
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(50)
  expect(await answer.text()).toBe('')
})

test('hashed assets never expire, pages are asked for anew', async () => {
  expect((await app.request('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable')
  expect((await app.request('/about-us')).headers.get('cache-control')).toContain('must-revalidate')
})

test('the policy allows the inline script of this page by its hash and no other', async () => {
  const policy = (await app.request('/about-us')).headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/'sha256-[A-Za-z0-9+/]{43}='/)
  expect(scripts).not.toContain('unsafe-inline')
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %s is answered in %s', (accept, expected) => {
  expect(chooseEncoding(accept)).toBe(expected)
})
