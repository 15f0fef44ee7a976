import { expect, inject, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const sitemap = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)

test('the site map lists the whole site', () => {
  for (const path of [
    '/',
    '/about-us',
    '/blog',
    '/changelog',
    '/contact-us',
    '/free-tools',
    '/pricing',
    '/readability-checker',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => path.startsWith('/free-tools/') && path !== '/free-tools/api')).toHaveLength(11)
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(6)
})

test.each(paths)('%s is accessible by day and night, fits a small phone and reports no error', async (path) => {
  await using seen = await visit(path, { colorScheme: 'light' })
  await expectAccessible(seen.page)
  await seen.page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(seen.page, ['color-contrast'])
  await seen.page.setViewportSize({ width: 320, height: 640 })
  const overflow = await seen.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(seen.problems).toEqual([])
})

test('every link on every page leads somewhere', async () => {
  const site = inject('siteUrl')
  const pages = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(`${site}${path}`)).text()] as const),
  )
  const links = new Map<string, string>()
  for (const [path, html] of pages)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) if (!links.has(href)) links.set(href, path)
  const dead: string[] = []
  for (const [href, path] of links) {
    const { status } = await fetch(`${site}${href}`, { method: 'HEAD' })
    if (status !== 200) dead.push(`${path} links to ${href}, which answers ${status}`)
  }
  expect(dead).toEqual([])
})

test.each([
  ['/', 'a content page'],
  ['/blog', 'the blog'],
  ['/privacy-policy', 'a legal page'],
])('%s ships no script', async (path) => {
  const html = await (await fetch(`${inject('siteUrl')}${path}`)).text()
  expect(html).not.toMatch(/<script(?![^>]*application\/ld\+json)/)
})
