import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const folders = readdirSync(new URL('../../app/tools', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/route.tsx'))
  .map((path) => path.split('/')[0])

test('every tool has a card that leads to its page in a new tab, and so has the checker', async () => {
  await using seen = await visit('/free-tools')
  const { page } = seen
  const links = page.getByRole('link', { name: /^Try Now/ })
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ path: link.getAttribute('href'), target: link.getAttribute('target') })),
  )
  const wanted = [...folders.map((slug) => `/free-tools/${slug}`), '/readability-checker']
  expect(found.map(({ path }) => path).sort()).toEqual(wanted.sort())
  expect(found.every(({ target }) => target === '_blank')).toBe(true)
  const categories = await page
    .locator('li[data-category]')
    .evaluateAll((cards) => [...new Set(cards.map((card) => card.getAttribute('data-category')))])
  expect(categories.every((category) => ['analysis', 'enhancement', 'generation'].includes(category ?? ''))).toBe(true)
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Try Now.*Cliché Finder/ }).click()
  const tool = await popup
  await tool.getByRole('heading', { level: 1, name: 'Cliché Finder' }).waitFor()
  const crumbs = tool.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['Home›', 'Free Tools›', 'Cliché Finder'])
  expect(await crumbs.getByRole('link', { name: 'Cliché Finder' }).count()).toBe(0)
  const kinds = await tool
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')['@type']))
  expect(kinds).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList', 'SoftwareApplication']))
})
