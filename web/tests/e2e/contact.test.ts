import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'
import { startServer } from '../lib/serve-site.ts'

openBrowser()

const mails: string[] = []
let accepts = true
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(accepts ? null : new Error('no such mailbox')),
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (data) => {
      text += data
    })
    stream.on('end', () => {
      mails.push(text)
      done()
    })
  },
})
smtp.on('error', () => {})

const folder = mkdtempSync(join(tmpdir(), 'limpid-contact-'))
let site: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  site = await startServer({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'people@limpid.test' })
})
afterAll(() => {
  site.server.removeAllListeners('exit')
  site.server.kill('SIGTERM')
  smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

const values = { Name: 'Ann', Email: 'ann@home.example', Subject: 'A wrong mark', Message: 'It marked “only”. Why?' }
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' })
const tick = (page: Page) => page.getByRole('checkbox').click()
const solved = (page: Page) => page.locator('button[type=submit]:enabled').waitFor()
const alert = (page: Page) => page.getByRole('alert').textContent()

async function fill(page: Page, changes: Partial<typeof values> = {}) {
  for (const [label, value] of Object.entries({ ...values, ...changes }))
    await page.getByLabel(label, { exact: true }).fill(value)
}

async function expectEverythingKept(page: Page) {
  for (const [label, value] of Object.entries(values))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
}

test('a message goes out once the check is solved, and a thank-you takes the form’s place', async () => {
  accepts = true
  await using seen = await visit(`${site.url}/contact-us`)
  const { page, problems } = seen
  await page.getByRole('checkbox').waitFor()
  await expectAccessible(page)
  await fill(page)
  expect(await submit(page).isDisabled()).toBe(true)
  await page.getByLabel('Name', { exact: true }).press('Enter')
  expect(await alert(page)).toBe('Please complete the security verification')
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await solved(page)
  await expectAccessible(page)
  await submit(page).press('Enter')
  await page.getByRole('heading', { name: 'Thank you. Your message is with us.' }).waitFor()
  expect(await page.locator('form').count()).toBe(0)
  expect(mails.at(-1)).toMatch(/^Reply-To: .*ann@home\.example/m)
  expect(mails.at(-1)).toMatch(/^To: .*people@limpid\.test/m)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('what is wrong with a field is said beside it', async () => {
  await using seen = await visit(`${site.url}/contact-us`)
  const { page } = seen
  await page.getByRole('checkbox').waitFor()
  await tick(page)
  await solved(page)
  await fill(page, { Email: 'ann@home', Message: 'x'.repeat(5002) })
  await submit(page).click()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByText('The message can have up to 5,000 characters; please take out 2').waitFor()
  expect(await page.getByLabel('Email', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
  expect((await page.getByLabel('Message', { exact: true }).inputValue()).length).toBe(5002)
  await expectAccessible(page)
})

test('every failure is told, nothing typed is lost, and the next try can succeed', async () => {
  await using seen = await visit(`${site.url}/contact-us`)
  const { page } = seen
  await page.getByRole('checkbox').waitFor()
  await fill(page)
  await tick(page)
  const sending = '**/api/contact/send-email'
  const failures = [
    [() => page.route(sending, (route) => route.abort()), 'Failed to send message'],
    [() => page.route(sending, (route) => route.fulfill({ status: 500, body: '<html>' })), 'Failed to send message'],
    [
      () => page.route(sending, (route) => route.fulfill({ status: 429, json: { message: 'Please wait an hour.' } })),
      'Please wait an hour.',
    ],
    [
      async () => {
        accepts = false
      },
      'Failed to send message. Please try again later.',
    ],
  ] as const
  for (const [prepare, message] of failures) {
    await prepare()
    await solved(page)
    await submit(page).click()
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    await expectEverythingKept(page)
    await page.unroute(sending)
  }
  accepts = true
  await solved(page)
  await submit(page).click()
  await page.getByRole('heading', { name: 'Thank you. Your message is with us.' }).waitFor()
})

test('a check that fails or expires is told, and can be tried again', async () => {
  await using seen = await visit(`${site.url}/contact-us`)
  const { page } = seen
  const challenge = '**/api/contact/challenge'
  await page.route(challenge, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('checkbox').waitFor()
  await tick(page)
  await page.getByRole('alert').waitFor()
  expect(await alert(page)).toBe('Turnstile verification failed. Please try again.')
  expect(await submit(page).isDisabled()).toBe(true)
  await page.unroute(challenge)

  await page.route(challenge, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.parameters.expiresAt = Math.ceil(Date.now() / 1000) + 8
    await route.fulfill({ json: answer })
  })
  await page.getByRole('button', { name: 'Try the check again' }).click()
  await solved(page)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.locator('button[type=submit]:disabled').waitFor()
  expect(await alert(page)).toBe('Please complete the security verification')
})

test('without scripts the page says why the form cannot be sent, and where to write', async () => {
  await using seen = await visit(`${site.url}/contact-us`, { javaScriptEnabled: false })
  const link = seen.page.getByRole('link', { name: 'people@limpid.test' })
  expect(await link.getAttribute('href')).toBe('mailto:people@limpid.test')
  expect(await submit(seen.page).isDisabled()).toBe(true)
})
