import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from '../lib/browser.ts'
import { startServer } from '../lib/serve-site.ts'

openBrowser()

const folder = mkdtempSync(join(tmpdir(), 'limpid-turnstile-'))
let site: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  site = await startServer({ DATA_DIR: folder, TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' })
})
afterAll(() => {
  site.server.removeAllListeners('exit')
  site.server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Cloudflare's script as the page sees it: there a while after it has loaded, and moved by the test. */
const standIn = `
  setTimeout(() => {
    window.turnstile = {
      render(place, options) {
        place.textContent = 'Turnstile for ' + options.sitekey + ', ' + options.action
        window.check = options
        return 'widget'
      },
      reset() { window.resets = (window.resets ?? 0) + 1 },
      remove() {},
    }
  }, 600)
`

type Callback = 'callback' | 'expired-callback' | 'error-callback'
declare global {
  interface Window {
    check: Record<Callback, (token?: string) => void>
    resets?: number
  }
}

test('with its keys the page shows Turnstile, and sends what it earned', async () => {
  await using seen = await visit('about:blank')
  const { page, problems } = seen
  const call = (name: Callback) => page.evaluate((callback) => window.check[callback]('earned'), name)
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
  await page.goto(`${site.url}/contact-us`)
  await page.getByText('Turnstile for site-key, contact').waitFor()
  const submit = page.getByRole('button', { name: 'Send message' })
  expect(await submit.isDisabled()).toBe(true)

  await call('error-callback')
  await page.getByText('Turnstile verification failed. Please try again.').waitFor()
  await call('callback')
  await page.locator('button[type=submit]:enabled').waitFor()
  await call('expired-callback')
  await page.locator('button[type=submit]:disabled').waitFor()
  await call('callback')

  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await page.getByLabel('Email', { exact: true }).fill('ann@home.example')
  await page.getByLabel('Subject', { exact: true }).fill('Hello')
  await page.getByLabel('Message', { exact: true }).fill('How are you?')
  const request = page.waitForRequest('**/api/contact/send-email')
  await page.route('**/api/contact/send-email', (route) => route.fulfill({ json: {} }))
  await submit.click()
  expect((await request).postDataJSON()).toMatchObject({ name: 'Ann', turnstileToken: 'earned' })
  await page.getByRole('heading', { name: 'Thank you. Your message is with us.' }).waitFor()
  expect(problems).toEqual([])
})

test('when Cloudflare cannot be reached, the page says so', async () => {
  await using seen = await visit('about:blank')
  await seen.page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  await seen.page.goto(`${site.url}/contact-us`)
  await seen.page.getByText('Turnstile verification failed. Please try again.').waitFor()
})

test('only the contact page may talk to Cloudflare', async () => {
  const policyOf = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy')
  expect(await policyOf('/contact-us')).toContain('https://challenges.cloudflare.com')
  expect(await policyOf('/pricing')).not.toContain('cloudflare')
})
