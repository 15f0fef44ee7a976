import { Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { engines } from '../engines.ts'
import type { Ports } from '../ports.ts'
import { createTestApp } from '../test-app.fixture.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What a visitor may send, each piece unlike anything of ours. */
const marks = { text: 'Zwxqvm', email: 'zwxqvm@private.example', address: '203.0.113.77', address6: '2001:db8:77' }
const everyMark = /zwxqvm|private\.example|203\.0\.113\.77|2001:db8:77/i

async function observedApp(adapt?: (ports: Ports) => void) {
  let printed = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk
      done()
    },
  })
  const metrics = createMetrics()
  const { send } = await createTestApp({ TRUST_PROXY: '1' }, { log: createLog('debug', stream), metrics, adapt })
  return { send, output: async () => printed + (await metrics.print()) }
}

const leaks = (printed: string) => printed.split('\n').filter((line) => everyMark.test(line))

/** The same shape with a mark in every text, so that inputs stay valid. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `${marks.text} ${value}`
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, /tone|type|config/i.test(name) ? entry : marked(entry)]),
  )
}

const contact = {
  name: marks.text,
  email: marks.email,
  subject: marks.text,
  message: marks.text,
  turnstileToken: marks.text,
}
const checkout = { email: marks.email, planName: 'pro', planInterval: 'monthly', posthogDistinctId: marks.text }

async function visitEverything(send: Awaited<ReturnType<typeof observedApp>>['send']) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': marks.address,
    'User-Agent': marks.text,
    Referer: `https://${marks.email}/`,
    Cookie: marks.text,
  }
  const bodies: [path: string, body: unknown][] = [
    ['/api/contact/send-email', contact],
    ['/api/lemonsqueezy/create-checkout-session', checkout],
    ['/api/lemonsqueezy/create-checkout-session', { ...checkout, planName: marks.text }],
    ...engines.flatMap(({ facts, example }): [string, unknown][] => [
      [`/api/free-tools/${facts.apiPath}`, marked(example)],
      [`/api/free-tools/${facts.apiPath}`, { [marks.text]: marks.text }],
    ]),
    [`/api/free-tools/${marks.text}`, {}],
    [`/api/${marks.email}`, {}],
    [`/${marks.text}`, {}],
  ]
  for (const [path, body] of bodies) {
    await send(path, { method: 'POST', headers, body: JSON.stringify(body) }, marks.address)
    await send(path, { method: 'POST', headers, body: `{"${marks.text}` }, `${marks.address6}::1`)
  }
  const paths = [`/${marks.text}`, `/?q=${marks.text}`, `/api/free-tools/${marks.text}/usage`, '/api/contact/challenge']
  for (const path of paths) await send(path, { headers }, marks.address)
}

test('log and metrics hold nothing of a visitor', async () => {
  const { send, output } = await observedApp((ports) => {
    ports.botCheck.verify = async () => true
  })
  await visitEverything(send)
  const printed = await output()
  expect(leaks(printed)).toEqual([])
  expect(printed).toContain('"route":"/api/free-tools/word-frequency","status":200')
  expect(printed).toContain('limpid_requests_total{method="POST",route="unknown",status="404"}')
  expect(printed).toContain('limpid_quota_verdicts_total{tool="word-frequency-analyzer",verdict="taken"}')
})

test('nor do they when everything fails and quotes the visitor', async () => {
  const quote = async (): Promise<never> => {
    throw Object.assign(new Error(`${marks.text} <${marks.email}> from ${marks.address}`), {
      code: `550 ${marks.email}`,
    })
  }
  const { send, output } = await observedApp((ports) => {
    ports.mailer.send = quote
    ports.payments.createCheckout = quote
    ports.compute = quote
    ports.languageModel = { write: quote }
    ports.withoutModel = 'error'
    ports.botCheck.verify = async () => true
  })
  await visitEverything(send)
  const printed = await output()
  expect(leaks(printed)).toEqual([])
  expect(printed).toContain('a tool failed')
  expect(printed).toContain('a contact message could not be sent')
  expect(printed).toMatch(/limpid_engine_failures_total\{tool="[\w-]+",status="502"\}/)
})

test('nor when the counts themselves fail: the visitor gets a 503 in JSON', async () => {
  const { send, output } = await observedApp((ports) => {
    const fail = async (key: string): Promise<never> => {
      throw new Error(`${key} ${marks.text}`)
    }
    ports.quota = { ...ports.quota, reserve: fail, read: fail }
  })
  await visitEverything(send)
  const body = JSON.stringify({ text: marks.text })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const response = await send('/api/free-tools/word-frequency', init, marks.address)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toEqual({ error: 'The server is busy. Please try again in a moment.' })
  expect(leaks(await output())).toEqual([])
})
