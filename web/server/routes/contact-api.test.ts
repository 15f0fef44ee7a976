import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactMail } from '#app/ports/mailer/mailer.ts'
import { createTestApp, newAddress } from '../test-app.fixture.ts'

const { send, parts } = await createTestApp()
const { ports } = parts
const realCheck = { ...ports.botCheck }
const good = { name: 'Ann', email: 'ann@home.example', subject: 'A wrong mark', message: 'It marked “only”.\nWhy?' }

const sent: ContactMail[] = []
let mailFails = false
ports.mailer = {
  async send(mail) {
    if (mailFails) throw Object.assign(new Error('550 ann@home.example is not welcome'), { code: 'EENVELOPE' })
    sent.push(mail)
  },
}
beforeEach(() => {
  sent.length = 0
  mailFails = false
  ports.botCheck.verify = realCheck.verify
})
const trustEverybody = () => {
  ports.botCheck.verify = async () => true
}

async function contact(body: unknown, address = newAddress()) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  const response = await send('/api/contact/send-email', init, address)
  return { status: response.status, headers: response.headers, ...((await response.json()) as { message: string }) }
}

async function solve() {
  const challenge = (await (await send('/api/contact/challenge')).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

describe('the bot check', () => {
  test('a solved one sends, once', async () => {
    const turnstileToken = await solve()
    expect((await contact({ ...good, turnstileToken })).status).toBe(200)
    expect(sent).toEqual([good])
    expect(await contact({ ...good, turnstileToken })).toMatchObject({
      status: 400,
      message: 'Turnstile verification failed. Please try again.',
    })
    expect(sent).toHaveLength(1)
  })

  test('of two copies at the same instant only one sends', async () => {
    const turnstileToken = await solve()
    const answers = await Promise.all([contact({ ...good, turnstileToken }), contact({ ...good, turnstileToken })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(sent).toHaveLength(1)
  })

  test.each([
    [undefined, 'Please complete the security verification'],
    ['', 'Please complete the security verification'],
    [7, 'Please complete the security verification'],
    ['forged', 'Turnstile verification failed. Please try again.'],
  ])('a missing or forged one (%j) does not', async (turnstileToken, message) => {
    expect(await contact({ ...good, turnstileToken })).toMatchObject({ status: 400, message })
    expect(sent).toEqual([])
  })

  test('one that nobody can verify does not', async () => {
    ports.botCheck.verify = () => Promise.reject(new Error('no answer'))
    expect((await contact({ ...good, turnstileToken: 'x' })).status).toBe(503)
    expect(sent).toEqual([])
  })
})

test.each([
  [{ name: ' ' }, 'Please enter your name.'],
  [{ email: '' }, 'Please enter your email address.'],
  [{ email: 'ann@home' }, 'Please enter a valid email address.'],
  [{ email: 'ann@home.example,bob@evil.example' }, 'Please enter a valid email address.'],
  [{ subject: undefined }, 'Please enter a subject.'],
  [{ message: '\n' }, 'Please enter a message.'],
  [{ name: 'x'.repeat(103) }, 'Your name can have up to 100 characters; please take out 3.'],
  [{ message: 'x'.repeat(5001) }, 'The message can have up to 5,000 characters; please take out 1.'],
  [{ subject: 'Hi\r\nBcc: all@evil.example' }, 'The subject must be a single line of plain text.'],
  [{ name: 'Ann\nCc: you@evil.example' }, 'Your name must be a single line of plain text.'],
  [{ email: 'ann@home.example\nBcc: x@evil.example' }, 'Your email address must be a single line of plain text.'],
])('%j is refused in a sentence', async (change, message) => {
  trustEverybody()
  expect(await contact({ ...good, turnstileToken: 'x', ...change })).toMatchObject({ status: 400, message })
  expect(sent).toEqual([])
})

test('the sixth message within an hour waits; another client does not', async () => {
  trustEverybody()
  const address = newAddress()
  for (let count = 0; count < 5; count += 1)
    expect((await contact({ ...good, turnstileToken: 'x' }, address)).status).toBe(200)
  const sixth = await contact({ ...good, turnstileToken: 'x' }, address)
  expect(sixth).toMatchObject({
    status: 429,
    message: 'You have sent 5 messages in the last hour. Please try again in 60 minutes.',
  })
  expect(sixth.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(sent).toHaveLength(5)
  expect((await contact({ ...good, turnstileToken: 'x' })).status).toBe(200)
})

test('a message that the mail server refuses is no success, and is not counted', async () => {
  trustEverybody()
  const address = newAddress()
  mailFails = true
  for (let count = 0; count < 7; count += 1)
    expect(await contact({ ...good, turnstileToken: 'x' }, address)).toMatchObject({
      status: 502,
      message: 'Failed to send message. Please try again later.',
    })
  mailFails = false
  expect((await contact({ ...good, turnstileToken: 'x' }, address)).status).toBe(200)
})

test('a thousand hostile bodies never break the server and never reach the mail', async () => {
  const hostile = fc.constantFrom(
    'Ann\r\nBcc: all@evil.example',
    '\0',
    '\u2028',
    '__proto__',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\ud800',
    'x'.repeat(70_000),
    '%0d%0aBcc:x@evil.example',
    btoa('{"challenge":{"parameters":{"nonce":"00","expiresAt":9e9},"signature":"00"},"solution":{}}'),
  )
  const value = fc.oneof(fc.string({ unit: 'binary' }), hostile, fc.constant('ann@home.example'), fc.jsonValue())
  const keys = fc.constantFrom('name', 'email', 'subject', 'message', 'turnstileToken', '__proto__', 'toString')
  const body = fc.oneof(
    { weight: 6, arbitrary: fc.dictionary(keys, value).map((fields) => JSON.stringify({ ...good, ...fields })) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const { status, message } = await contact(text, '198.51.100.7')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(message).toBeTruthy()
    }),
    { numRuns: 1000 },
  )
  expect(sent).toEqual([])
}, 60_000)

test('the settings name the check and nothing secret', async () => {
  const response = await send('/api/settings')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ analytics: null, botCheck: { kind: 'altcha' } })
})
