import type { BrowserContextOptions } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const path = '/free-tools/cliche-finder'
const usage = '**/api/free-tools/cliche-finder/usage'

const storing = (remaining: number, age: number): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: new URL(inject('siteUrl')).origin,
        localStorage: [{ name: 'cliche-finder', value: JSON.stringify({ remaining, timestamp: Date.now() - age }) }],
      },
    ],
  },
})

test('the button waits while the usage is checked', async () => {
  await using seen = await visit('/free-tools')
  const { page } = seen
  let answer = () => {}
  await page.route(usage, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto(path)
  await page.getByText('Checking usage...').waitFor()
  expect(await page.locator('button[type=submit]').isDisabled()).toBe(true)
  answer()
  await page.getByText('10 of 10 free analyses remaining').waitFor()
  expect(await page.locator('button[type=submit]').isDisabled()).toBe(false)
})

test('the server’s count replaces a stored one and is stored', async () => {
  await using seen = await visit(path, storing(3, 1000))
  await seen.page.getByText('10 of 10 free analyses remaining').waitFor()
  const record = await seen.page.evaluate(() => JSON.parse(localStorage.getItem('cliche-finder') ?? ''))
  expect(record.remaining).toBe(10)
})

test.each([
  ['a stored count counts when the server cannot say', storing(4, 60 * 60 * 1000), '4 of 10'],
  ['without one the default stays', {}, '10 of 10'],
])('%s', async (_name, options, shown) => {
  await using seen = await visit('/free-tools', options)
  await seen.page.route(usage, (route) => route.fulfill({ status: 503, body: 'later' }))
  await seen.page.goto(path)
  await seen.page.getByText(`${shown} free analyses remaining`).waitFor()
})

test('a count younger than five minutes shows before the server answers', async () => {
  await using seen = await visit('/free-tools', storing(6, 1000))
  await seen.page.route(usage, () => {})
  await seen.page.goto(path)
  await seen.page.locator('[data-usage="6"]').waitFor()
})

test('after an answer without the header the count is one less', async () => {
  await using seen = await visit(path)
  const { page } = seen
  const body = JSON.stringify({ cliche: { overallFeedback: 'Fine.', cliches: [] } })
  await page.route('**/api/free-tools/cliche-finder', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body }),
  )
  await page.getByText('10 of 10 free analyses remaining').waitFor()
  await page.locator('textarea').fill('Some text.')
  await page.locator('button[type=submit]:enabled').click()
  await page.getByText('9 of 10 free analyses remaining').waitFor()
})
