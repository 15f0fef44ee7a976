import { expect, inject, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const sitemap = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)

test.each(['light', 'dark'] as const)(
  'every page in the site map is accessible and free of errors in %s',
  async (colorScheme) => {
    expect(paths.length).toBeGreaterThan(9)
    for (const path of paths) {
      await using seen = await visit(path, { colorScheme })
      await expectAccessible(seen.page)
      expect(seen.problems, path).toEqual([])
    }
  },
)

test('no page is wider than a small phone', async () => {
  for (const path of paths) {
    await using seen = await visit(path, { viewport: { width: 320, height: 640 } })
    const overflow = await seen.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
