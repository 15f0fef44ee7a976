import { expect, test } from 'vitest'
import { type CheckoutOrder, PaymentsError } from '#app/ports/payments/payments.ts'
import { createTestApp, newAddress } from '../test-app.fixture.ts'

const { send, parts } = await createTestApp()
const sandbox = parts.ports.payments
const order = { email: ' ann@home.example ', planName: 'pro', planInterval: 'yearly', posthogDistinctId: 'visitor-1' }

async function checkout(
  body: unknown,
  { address, type = 'application/json' }: { address?: string; type?: string } = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', headers: { 'Content-Type': type }, body: text }
  const response = await send('/api/lemonsqueezy/create-checkout-session', init, address)
  const answer = (await response.json()) as { url?: string; message?: string }
  return { status: response.status, headers: response.headers, ...answer }
}

test('without keys the visitor is led to the sandbox', async () => {
  parts.ports.payments = sandbox
  const answer = await checkout(order)
  expect(answer.status).toBe(200)
  expect(answer.url).toMatch(/^\/checkout-sandbox\?plan=pro&billing=yearly#/)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('the payment service learns the plan, the interval, the address and the analytics id', async () => {
  const orders: CheckoutOrder[] = []
  parts.ports.payments = {
    async createCheckout(given) {
      orders.push(given)
      return 'https://x.lemonsqueezy.com/c'
    },
  }
  expect((await checkout(order)).url).toBe('https://x.lemonsqueezy.com/c')
  expect(orders).toEqual([{ email: 'ann@home.example', plan: 'pro', billing: 'yearly', analyticsId: 'visitor-1' }])
})

test.each([
  [{ ...order, email: ' ' }, 'Please enter your email address'],
  [{ ...order, email: 7 }, 'Please enter your email address'],
  [{ ...order, email: 'ann@home' }, 'Please enter a valid email address'],
  [{ ...order, email: `${'a'.repeat(300)}@home.example` }, 'Please enter a valid email address'],
  [{ ...order, planName: 'free' }, 'Please choose a plan and how to pay for it'],
  [{ ...order, planInterval: undefined }, 'Please choose a plan and how to pay for it'],
  [[order], 'Please enter your email address'],
  [null, 'Please enter your email address'],
])('a wrong order is refused in a sentence: %j', async (body, message) => {
  expect(await checkout(body)).toMatchObject({ status: 400, message })
})

test.each([
  ['malformed JSON', '{"email":', undefined, 400],
  ['a form', 'email=ann', 'application/x-www-form-urlencoded', 415],
  ['a huge body', `"${'x'.repeat(300_000)}"`, undefined, 413],
])('%s is refused as JSON', async (_, body, type, status) => {
  const answer = await checkout(body, { type })
  expect(answer.status).toBe(status)
  expect(answer.message).toBeTruthy()
})

test('only POST is taken', async () => {
  const response = await send('/api/lemonsqueezy/create-checkout-session')
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

test.each([
  [
    'a refusal',
    new PaymentsError('refused', 'Please check the address.', 'answered 422'),
    422,
    'Please check the address.',
  ],
  ['an outage', new PaymentsError('unavailable', 'Please try later.', 'answered 500'), 502, 'Please try later.'],
  ['a surprise', new Error('key sk-123 is wrong'), 502, 'Failed to start subscription process'],
])('%s of the payment service becomes a plain message', async (_, error, status, message) => {
  parts.ports.payments = { createCheckout: () => Promise.reject(error) }
  expect(await checkout(order)).toMatchObject({ status, message })
})

test('one client may try twenty times an hour, and another client is not affected', async () => {
  parts.ports.payments = sandbox
  const address = newAddress()
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await checkout(order, { address })).status).toBe(200)
  const refused = await checkout(order, { address })
  expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('Please try again in 60 minutes.') })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
  expect((await checkout(order)).status).toBe(200)
})
