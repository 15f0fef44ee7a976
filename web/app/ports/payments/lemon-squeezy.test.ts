import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLemonSqueezyPayments } from './lemon-squeezy.server.ts'

type Answer = { status: number; body: unknown; delay?: number }

const page = (url: string): Answer => ({
  status: 201,
  body: { data: { type: 'checkouts', id: 'c1', attributes: { url } } },
})
const problem = (status: number): Answer => ({
  status,
  body: { errors: [{ status: String(status), title: 'Problem', detail: 'secret detail about test-key' }] },
})
const good = page('https://limpid.lemonsqueezy.com/checkout/custom/c1')

let answers: Answer[] = []
const requests: { authorization?: string; body: string }[] = []
const realFetch = globalThis.fetch
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (data) => {
    body += data
  })
  request.on('end', () => {
    requests.push({ authorization: request.headers.authorization, body })
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? good
    setTimeout(
      () =>
        response
          .writeHead(answer.status, { 'Content-Type': 'application/vnd.api+json' })
          .end(JSON.stringify(answer.body)),
      answer.delay ?? 0,
    )
  })
})

/** The SDK knows one host only, so its calls are led to the stand-in here. */
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  globalThis.fetch = (input, options) =>
    realFetch(String(input).replace('https://api.lemonsqueezy.com', standIn), options)
})
afterAll(() => {
  globalThis.fetch = realFetch
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests.length = 0
})

const order = { email: 'ann@home.example', plan: 'pro', billing: 'yearly', analyticsId: 'visitor-1' } as const
const payments = () =>
  createLemonSqueezyPayments({
    apiKey: 'test-key',
    storeId: '7',
    variants: { pro: { monthly: '11', yearly: '12' }, premium: { monthly: '21', yearly: '22' } },
    timeoutMilliseconds: 300,
  })

test('asks for the right variant, with the order as custom data', async () => {
  answers = [good]
  expect(await payments().createCheckout(order)).toBe('https://limpid.lemonsqueezy.com/checkout/custom/c1')
  const { data } = JSON.parse(requests[0]?.body ?? '{}')
  expect(requests[0]?.authorization).toBe('Bearer test-key')
  expect(data.relationships.variant.data.id).toBe('12')
  expect(data.relationships.store.data.id).toBe('7')
  expect(data.attributes.checkout_data).toMatchObject({
    email: 'ann@home.example',
    custom: { plan_name: 'pro', plan_interval: 'yearly', posthog_distinct_id: 'visitor-1' },
  })
})

test.each([429, 500, 503])('tries once more after %i', async (status) => {
  answers = [problem(status), good]
  expect(await payments().createCheckout(order)).toContain('lemonsqueezy.com')
  expect(requests).toHaveLength(2)
})

test.each([
  ['a wrong key', problem(401), 'unavailable'],
  ['an address it will not take', problem(422), 'refused'],
  ['too many requests', problem(429), 'unavailable'],
  ['a fault of its own', problem(500), 'unavailable'],
  ['no answer in time', { ...good, delay: 900 }, 'unavailable'],
  ['a page on another host', page('https://lemonsqueezy.com.evil.example/pay'), 'unavailable'],
  ['a page without encryption', page('http://limpid.lemonsqueezy.com/pay'), 'unavailable'],
  ['no page at all', { status: 201, body: { data: {} } }, 'unavailable'],
] as const)('%s becomes a plain message', async (_, answer, kind) => {
  answers = [answer]
  const error = await payments()
    .createCheckout(order)
    .catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'PaymentsError', kind })
  expect(error.message).not.toMatch(/secret|test-key|errors/)
})
