import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const checkout = '**/api/lemonsqueezy/create-checkout-session'
const emailField = (page: Page) => page.getByLabel('Email address')
const alert = (page: Page) => page.getByRole('alert').textContent()
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function choose(page: Page, name: 'Pro' | 'Premium') {
  await page.getByRole('button', { name: `Choose ${name}` }).click()
  await emailField(page).waitFor()
}

test('prices are readable, and the toggle works, without any script', async () => {
  await using seen = await visit('/pricing', { javaScriptEnabled: false })
  const { page } = seen
  expect(await plan(page, 'Pro').getByText('$153.96').isVisible()).toBe(true)
  expect(await plan(page, 'Pro').getByText('About $12.83 a month').isVisible()).toBe(true)
  expect(await plan(page, 'Premium').getByText('BEST VALUE').isVisible()).toBe(true)
  await page.getByText('Monthly', { exact: true }).click()
  expect(await plan(page, 'Pro').getByText('$17').isVisible()).toBe(true)
  expect(await plan(page, 'Premium').getByText('$27', { exact: true }).isVisible()).toBe(true)
  expect(await plan(page, 'Pro').getByText('$153.96').isVisible()).toBe(false)
})

test('a visitor chooses, corrects the address, changes the plan, and comes to the sandbox', async () => {
  await using seen = await visit('/pricing')
  const { page, problems } = seen
  await page.getByText('Save $50').waitFor()
  await page.getByText('Monthly', { exact: true }).click()
  await choose(page, 'Pro')
  expect(await page.locator('dl:visible').textContent()).toMatch(/Pro\s*Billing\s*Monthly\s*Price\s*\$17 a month/)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  expect(await alert(page)).toBe('Please enter your email address')
  await emailField(page).fill('ann@home')
  await page.keyboard.press('Enter')
  expect(await alert(page)).toBe('Please enter a valid email address')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Choose Premium' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true)
  await choose(page, 'Premium')
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.locator('dl:visible').textContent()).toContain('$27 a month')

  await page.goBack()
  await page.getByRole('button', { name: 'Choose Premium' }).waitFor()
  await page.goForward()
  await emailField(page).fill('ann+1@home.example')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/checkout-sandbox?*')
  expect(await page.locator('main').textContent()).toContain('No money moves here.')
  expect(await page.locator('dl:visible').textContent()).toMatch(
    /Premium[\s\S]+Monthly[\s\S]+\$27 a month[\s\S]+ann\+1@home\.example/,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await page.waitForURL('**/pricing')
  expect(problems).toEqual([])
})

test('the browser’s Back button leads from the payment page to a form that works', async () => {
  await using seen = await visit('/pricing')
  const { page } = seen
  await choose(page, 'Pro')
  await emailField(page).fill('ann@home.example')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/checkout-sandbox?*')
  await page.goBack()
  await page.waitForURL('**/pricing')
  await emailField(page).fill('ann@home.example')
  expect(await page.locator('dl:visible').textContent()).toContain('$153.96 a year')
  expect(await page.getByRole('button', { name: 'Continue to Payment' }).isEnabled()).toBe(true)
})

test('each failure of the checkout is told in its own words, and the address stays', async () => {
  await using seen = await visit('/pricing')
  const { page } = seen
  await choose(page, 'Pro')
  await emailField(page).fill('ann@home.example')
  const answers = [
    [{ status: 502, body: '<html>' }, 'Failed to start subscription process'],
    [{ status: 200, json: {} }, 'Invalid response from server'],
    [{ status: 200, body: 'ok' }, 'Invalid response from server'],
    [{ status: 502, json: { message: 'The payment page is closed.' } }, 'The payment page is closed.'],
    [null, 'Failed to start subscription process'],
  ] as const
  for (const [answer, message] of answers) {
    await page.route(checkout, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await page.getByText(message).waitFor()
    expect(await alert(page)).toBe(message)
    expect(await emailField(page).inputValue()).toBe('ann@home.example')
    await page.unroute(checkout)
  }
})

test('progress shows while the checkout starts, and a second press does nothing', async () => {
  await using seen = await visit('/pricing')
  const { page } = seen
  await choose(page, 'Pro')
  let requests = 0
  await page.route(checkout, async (route) => {
    requests += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({ status: 200, json: {} })
  })
  await emailField(page).fill('ann@home.example')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Opening the payment page…', disabled: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Invalid response from server').waitFor()
  expect(requests).toBe(1)
})

test('tooltips open by hover, by keyboard and by touch, on the screen, and Escape closes them', async () => {
  const name = 'About AI credits a month'
  const tip = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'A conversation costs' })
  {
    await using seen = await visit('/pricing')
    await seen.page.getByRole('button', { name }).hover()
    await tip(seen.page).waitFor()
    await seen.page.keyboard.press('Escape')
    await tip(seen.page).waitFor({ state: 'hidden' })
    await seen.page.mouse.move(0, 0)
    await seen.page.getByRole('button', { name }).focus()
    await tip(seen.page).waitFor()
  }
  await using phone = await visit('/pricing', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  await phone.page.getByRole('button', { name }).tap()
  await tip(phone.page).waitFor()
  const box = await tip(phone.page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})
