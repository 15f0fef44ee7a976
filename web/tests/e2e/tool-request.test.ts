import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const path = '/free-tools/cliche-finder'
const api = '**/api/free-tools/cliche-finder'
const text = 'At the end of the day, plain words win.'
const usageLine = (page: Page) => page.locator('[data-usage]')
const button = (page: Page) => page.locator('button[type=submit]')
const alert = (page: Page) => page.locator('form [role=alert]')
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cliche-finder') ?? 'null'))

async function ask(page: Page, words = text) {
  await usageLine(page).getByText('remaining').waitFor()
  await page.locator('textarea').fill(words)
  await page.locator('button[type=submit]:enabled').click()
}

test('one request from start to end', async () => {
  await using seen = await visit(path)
  const { page } = seen
  await usageLine(page).getByText('10 of 10 free analyses remaining').waitFor()
  expect(await page.getByText('See the plans').count()).toBe(1)
  await page.locator('textarea').fill(text)
  await page.getByText(`${text.length} / 2000 characters`).waitFor()

  let finish = () => {}
  let calls = 0
  await page.route(api, async (route) => {
    calls += 1
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    await route.continue()
  })
  await button(page).click()
  await page.getByText('Analyzing your text for clichés').waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  for (const label of ['Analyzing.', 'Analyzing..', 'Analyzing...'])
    await page.waitForFunction((wanted) => document.querySelector('button[type=submit]')?.textContent === wanted, label)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  finish()

  await result(page).waitFor()
  expect(calls).toBe(1)
  await result(page).getByText('“At the end of the day”').waitFor()
  await result(page).getByText('5/5').waitFor()
  await result(page).getByText('Better alternatives').waitFor()
  expect(await page.getByText('See the plans').count()).toBe(2)
  await usageLine(page).getByText('9 of 10 free analyses remaining').waitFor()
  expect(await stored(page)).toEqual({ remaining: 9, timestamp: expect.any(Number) })
  expect(await result(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  expect(seen.problems).toEqual([])
})

test('an alternative goes into the text with a click, and out again', async () => {
  await using seen = await visit(path)
  const { page } = seen
  await ask(page)
  await result(page).getByRole('button', { name: 'In the end', exact: true }).click()
  expect(await page.locator('textarea').inputValue()).toBe('In the end, plain words win.')
  await result(page)
    .getByRole('button', { name: /Put .* back/ })
    .click()
  expect(await page.locator('textarea').inputValue()).toBe(text)
})

test('a text without clichés says so', async () => {
  await using seen = await visit(path)
  await ask(seen.page, 'The bridge opens in May. Trucks may use it from June.')
  await result(seen.page).getByText('No clichés detected in your text!').waitFor()
})

test('Cancel ends the request and keeps the text', async () => {
  await using seen = await visit(path)
  const { page } = seen
  await page.route(api, () => {})
  await ask(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await button(page).getByText('Find Clichés').waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(text)
  expect(await alert(page).count()).toBe(0)
})

test('blank input is answered at once, without a request', async () => {
  await using seen = await visit(path)
  const { page } = seen
  let calls = 0
  await page.route(api, (route) => {
    calls += 1
    return route.continue()
  })
  await ask(page, '  \n ')
  await alert(page).getByText('Please enter some text to analyze.').waitFor()
  expect(calls).toBe(0)
  expect(await page.locator('textarea').evaluate((element) => element === document.activeElement)).toBe(true)
})

const json = 'application/json'
test.each<[string, Parameters<Route['fulfill']>[0]]>([
  ['a server error', { status: 500, contentType: json, body: '{"error":"boom"}' }],
  ['an error that is no JSON', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a success that is no JSON', { status: 200, contentType: 'text/html', body: '<p>hello</p>' }],
])('%s shows the general message, keeps the text and the count', async (_name, answer) => {
  await using seen = await visit(path)
  const { page } = seen
  await page.route(api, (route) => route.fulfill(answer))
  await ask(page)
  await alert(page).getByText('Failed to analyze text. Please try again.').waitFor()
  expect(await result(page).count()).toBe(0)
  expect(await page.locator('textarea').inputValue()).toBe(text)
  await usageLine(page).getByText('10 of 10').waitFor()
  await page.unroute(api)
  await button(page).click()
  await result(page).waitFor()
  expect(await alert(page).count()).toBe(0)
})

test('no connection shows the general message', async () => {
  await using seen = await visit(path)
  await seen.page.route(api, (route) => route.abort())
  await ask(seen.page)
  await alert(seen.page).getByText('Failed to analyze text. Please try again.').waitFor()
})

test('a spent quota says so, sets the count to 0 and stores it', async () => {
  await using seen = await visit(path)
  const { page } = seen
  await page.route(api, (route) =>
    route.fulfill({ status: 429, contentType: json, body: '{"error":"Rate limit exceeded"}' }),
  )
  await ask(page)
  await alert(page)
    .getByText("Usage limit reached: You've used the maximum 10 analyses allowed in 24 hours. Please try again later.")
    .waitFor()
  await usageLine(page).getByText('0 of 10').waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  expect(await stored(page)).toMatchObject({ remaining: 0 })
})

test('what is typed before the scripts arrive stays', async () => {
  await using seen = await visit('/free-tools')
  const { page } = seen
  let deliver = () => {}
  await page.route('**/assets/entry.client*.js', async (route) => {
    await new Promise<void>((resolve) => {
      deliver = resolve
    })
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('textarea').fill(text)
  deliver()
  await usageLine(page).getByText('remaining').waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(text)
  await page.getByText(`${text.length} / 2000 characters`).waitFor()
})

test('the text survives a reload and the way back', async () => {
  await using seen = await visit(path)
  const { page } = seen
  await page.locator('textarea').fill(text)
  await page.reload()
  await page.locator(`text="${text.length} / 2000 characters"`).waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(text)
  await page.goto('/free-tools')
  await page.goBack()
  await page.locator(`text="${text.length} / 2000 characters"`).waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(text)
})
