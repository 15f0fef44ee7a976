import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { changedInputs, contentTypes, hostileButValid, rawBodies } from './bodies.ts'

const url = inject('siteUrl')
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const bodiesPerAddress = 200
const seed = 20_311

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `10.200.${addresses >> 8}.${addresses & 255}`
}

interface Sent {
  path: string
  body: Buffer
  type: string
  address: string
}

interface Answer {
  status: number
  text: string
  contentType: string
}

function post({ path, body, type, address }: Sent): Promise<Answer> {
  const headers = { 'Content-Type': type, 'Content-Length': String(body.length), 'X-Forwarded-For': address }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (data) => {
        text += data
      })
      const contentType = response.headers['content-type'] ?? ''
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, contentType }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

interface Operation {
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> }
}

/** Every POST address of the API's own description, and the form addresses of the pages. */
async function endpoints() {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: Operation }>
  }
  const tools = Object.entries(paths).flatMap(([path, { post: operation }]) => {
    const example = operation?.requestBody?.content['application/json']?.example
    return example ? [{ path, example, tool: path.split('/').at(-1) }] : []
  })
  const contact = { name: 'Ann', email: 'ann@home.example', subject: 'Hi', message: 'Hello', turnstileToken: 'token' }
  const checkout = { email: 'ann@home.example', planName: 'pro', planInterval: 'monthly', posthogDistinctId: 'visit' }
  return [
    ...tools,
    { path: '/api/contact/send-email', example: contact, tool: undefined },
    { path: '/api/lemonsqueezy/create-checkout-session', example: checkout, tool: undefined },
    { path: '/api/free-tools/no-such-tool', example: { text: 'x' }, tool: undefined },
    { path: '/free-tools/cliche-finder', example: { text: 'x' }, tool: undefined },
    { path: '/pricing', example: { text: 'x' }, tool: undefined },
  ]
}

async function usesLeft(tool: string, address: string) {
  const response = await fetch(`${url}/api/free-tools/${tool}/usage`, { headers: { 'X-Forwarded-For': address } })
  return ((await response.json()) as { remaining: number }).remaining
}

/** Sends them in groups, each from an address of its own, and answers what should not have happened. */
async function attack(path: string, tool: string | undefined, bodies: readonly Buffer[], types: readonly string[]) {
  const wrong: string[] = []
  for (let first = 0; first < bodies.length; first += bodiesPerAddress) {
    const address = newAddress()
    const group = bodies.slice(first, first + bodiesPerAddress)
    const answers = await Promise.all(
      group.map((body, index) => post({ path, body, type: types[first + index] ?? 'application/json', address })),
    )
    answers.forEach(({ status, text, contentType }, index) => {
      const isJson = contentType.startsWith('application/json') && text.startsWith('{')
      const isPage = contentType.startsWith('text/html') && !path.startsWith('/api/')
      if (status < 200 || status >= 500 || !(isJson || isPage))
        wrong.push(`${path}: ${status} ${contentType} for ${group[index]?.toString('utf8').slice(0, 120)}`)
    })
    const given = answers.filter(({ status }) => status === 200).length
    if (tool) {
      const left = await usesLeft(tool, address)
      if (left !== 10 - given) wrong.push(`${given} answers, but ${10 - left} uses at ${address}`)
    }
  }
  return wrong
}

test('20,000 hostile bodies: no failure of ours, no use without an answer', async () => {
  const all = await endpoints()
  expect(all.length).toBeGreaterThanOrEqual(16)
  const each = Math.ceil(20_000 / all.length)
  const wrong: string[] = []
  let sent = 0
  for (const { path, example, tool } of all) {
    const mixed = fc.oneof({ weight: 3, arbitrary: changedInputs(example) }, { weight: 2, arbitrary: rawBodies })
    const bodies = fc.sample(mixed, { numRuns: each, seed })
    const types = fc.sample(contentTypes, { numRuns: each, seed })
    wrong.push(...(await attack(path, tool, bodies, types)))
    sent += bodies.length
  }
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(20_000)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('engines bear texts that are hostile but valid', async () => {
  const wrong: string[] = []
  for (const { path, example, tool } of await endpoints()) {
    if (!tool) continue
    for (const body of fc.sample(hostileButValid(example), { numRuns: 30, seed }))
      wrong.push(...(await attack(path, tool, [body], [])))
  }
  expect(wrong).toEqual([])
})
