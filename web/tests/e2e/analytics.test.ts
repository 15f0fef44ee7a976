import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from '../lib/browser.ts'
import { startServer } from '../lib/serve-site.ts'
import { startStandIn } from '../lib/stand-in.ts'

openBrowser()

let site: Awaited<ReturnType<typeof startServer>>
let posthog: Awaited<ReturnType<typeof startStandIn>>
const folder = mkdtempSync(join(tmpdir(), 'limpid-analytics-'))
beforeAll(async () => {
  posthog = await startStandIn()
  site = await startServer({ DATA_DIR: folder, POSTHOG_KEY: 'phc_test', POSTHOG_HOST: posthog.url })
})
afterAll(() => {
  site.server.removeAllListeners('exit')
  site.server.kill('SIGTERM')
  posthog.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Walks through every event of the pricing page. */
async function walk({ page }: Visit) {
  const email = page.getByLabel('Email address')
  await page.getByText('Monthly', { exact: true }).click()
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await email.fill('ann@home.example')
  await page.route('**/create-checkout-session', (route) => route.fulfill({ status: 200, json: {} }), { times: 1 })
  await page.keyboard.press('Enter')
  await page.getByText('Invalid response from server').waitFor()
  const request = page.waitForRequest('**/create-checkout-session')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/checkout-sandbox?*')
  return (await request).postDataJSON() as { posthogDistinctId: string | null }
}

interface Event {
  event: string
  properties: Record<string, unknown>
}

const eventsSeen = () =>
  posthog.seen.flatMap(({ body }) => {
    if (!body.startsWith('data=')) return []
    const sent = JSON.parse(atob(decodeURIComponent(body.slice('data='.length)))) as { batch: Event[] }
    return sent.batch
  })

test('the seven events arrive with their choices, and without address, cookie or text', async () => {
  posthog.seen.length = 0
  await using seen = await visit(`${site.url}/pricing`)
  const { posthogDistinctId } = await walk(seen)
  await expect
    .poll(() => eventsSeen().some(({ event }) => event === 'checkout_created'), { timeout: 20_000 })
    .toBe(true)
  const choice = { plan: 'premium', billing: 'monthly' }
  expect(
    eventsSeen().map(({ event, properties: { plan, billing, reason } }) => [event, { plan, billing, reason }]),
  ).toEqual([
    ['pricing_page_viewed', { billing: 'yearly' }],
    ['billing_toggle', { billing: 'monthly' }],
    ['plan_selected', { ...choice, plan: 'pro' }],
    ['back_to_plans', { ...choice, plan: 'pro' }],
    ['plan_selected', choice],
    ['subscription_attempt', choice],
    ['subscription_error', { ...choice, reason: 'invalid_response' }],
    ['subscription_attempt', choice],
    ['checkout_created', choice],
  ])
  expect(posthogDistinctId).toBe(eventsSeen()[0]?.properties.distinct_id)
  expect(JSON.stringify(eventsSeen())).not.toMatch(/ann|home\.example|\$current_url|referr/)
  expect(await seen.page.context().cookies()).toEqual([])
  expect(await seen.page.evaluate(() => window.localStorage.length + window.sessionStorage.length)).toBe(0)
  expect(seen.problems).toEqual([])
})

test.each([
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  ['Global Privacy Control', "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })"],
])('%s is respected: nothing is loaded or sent', async (_, signal) => {
  posthog.seen.length = 0
  await using seen = await visit('about:blank')
  const loaded: string[] = []
  seen.page.on('request', (request) => loaded.push(request.url()))
  await seen.page.addInitScript(signal)
  await seen.page.goto(`${site.url}/pricing`)
  expect((await walk(seen)).posthogDistinctId).toBeNull()
  expect(loaded.filter((url) => /posthog|api\/settings/.test(url) || url.startsWith(posthog.url))).toEqual([])
  expect(posthog.seen).toEqual([])
})

test('without a key not a byte of it is loaded', async () => {
  await using seen = await visit('about:blank')
  const loaded: string[] = []
  seen.page.on('request', (request) => loaded.push(request.url()))
  await seen.page.goto('/pricing', { waitUntil: 'networkidle' })
  await walk(seen)
  expect(loaded.filter((url) => /posthog/i.test(url))).toEqual([])
  const policy = (await seen.page.request.get('/pricing')).headers()['content-security-policy']
  expect(policy).toContain("connect-src 'self';")
})
