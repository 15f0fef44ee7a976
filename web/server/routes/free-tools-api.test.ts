import { describe, expect, test } from 'vitest'
import { createTestApp, newAddress } from '../test-app.fixture.ts'

const { send, post, remaining } = await createTestApp()
const good = { text: 'At the end of the day, plain words win.' }
const problemOf = async (response: Response) => [response.status, Object.keys((await response.json()) as object)]

describe('answers', () => {
  test('a success carries the rate headers and may not be stored', async () => {
    const response = await post('cliche-finder', good)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-RateLimit-Limit')).toBe('10')
    expect(response.headers.get('X-RateLimit-Remaining')).toBe('9')
    const reset = Number(response.headers.get('X-RateLimit-Reset'))
    expect(Math.abs(reset - (Date.now() / 1000 + 24 * 60 * 60))).toBeLessThan(60)
  })

  test('the usage of a tool goes by its storage key and by its API name, and costs nothing', async () => {
    const address = newAddress()
    await post('word-frequency', { text: 'one two' }, { address })
    for (const name of ['word-frequency-analyzer', 'word-frequency', 'word-frequency']) {
      const response = await send(`/api/free-tools/${name}/usage`, {}, address)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.json()).toEqual({
        tool: 'word-frequency-analyzer',
        limit: 10,
        remaining: 9,
        resetAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
    }
    expect(await (await send('/api/free-tools/cliche-finder/usage')).json()).toMatchObject({ resetAt: null })
  })

  test.each<[string, () => Response | Promise<Response>, number]>([
    ['malformed JSON', () => post('cliche-finder', '{"text":'), 400],
    ['JSON that is no object', () => post('cliche-finder', '"text"'), 400],
    ['an empty body', () => post('cliche-finder', ''), 400],
    ['JSON nested very deep', () => post('cliche-finder', '['.repeat(100_000)), 400],
    ['a form', () => send('/api/free-tools/cliche-finder', { method: 'POST', body: 'text=a' }), 415],
    ['another type', () => post('cliche-finder', good, { headers: { 'Content-Type': 'application/jsonp' } }), 415],
    ['a compressed body', () => post('cliche-finder', good, { headers: { 'Content-Encoding': 'gzip' } }), 415],
    ['a body that is too large', () => post('cliche-finder', { text: 'a'.repeat(300_000) }), 413],
    ['an unknown tool', () => post('no-such-tool', good), 404],
    ['the usage of an unknown tool', () => send('/api/free-tools/no-such-tool/usage'), 404],
    ['the name of a built-in property', () => post('constructor', good), 404],
    ['an unknown address', () => send('/api/nothing/here'), 404],
    ['GET on a tool', () => send('/api/free-tools/cliche-finder'), 405],
    ['DELETE on a tool', () => send('/api/free-tools/cliche-finder', { method: 'DELETE' }), 405],
    ['POST on a usage', () => send('/api/free-tools/cliche-finder/usage', { method: 'POST' }), 405],
  ])('%s is refused in JSON', async (_name, request, status) => {
    expect(await problemOf(await request())).toEqual([status, ['error']])
  })

  test('bytes that are no UTF-8 are refused', async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"text":"'), 0xff, 0xfe, 0x22, 0x7d])
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    expect((await send('/api/free-tools/cliche-finder', init)).status).toBe(400)
  })

  test('prototype tricks and lone surrogates are only text', async () => {
    const response = await post('word-frequency', '{"text":"a \\ud800 b","__proto__":{"text":""},"constructor":1}')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ totalWords: expect.any(Number) })
  })
})

describe('the quota', () => {
  test('lets exactly ten of forty pass that come at once, and says when to come back', async () => {
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('cliche-finder', good, { address })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)!
    expect(await refused.json()).toEqual({ error: 'Rate limit exceeded' })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(86_000)
    expect(refused.headers.get('X-RateLimit-Remaining')).toBe('0')
  })

  test('refused input costs nothing, even when forty come at once', async () => {
    const address = newAddress()
    await Promise.all(Array.from({ length: 40 }, () => post('cliche-finder', { text: ' ' }, { address })))
    expect(await remaining('cliche-finder', address)).toBe(10)
  })

  test('is apart for each tool and each address', async () => {
    const address = newAddress()
    await post('cliche-finder', good, { address })
    expect(await remaining('word-frequency', address)).toBe(10)
    expect(await remaining('cliche-finder', newAddress())).toBe(10)
  })

  test('is not fooled by a forwarding header that nobody vouches for', async () => {
    const address = newAddress()
    for (let count = 0; count < 3; count += 1)
      await post('cliche-finder', good, { address, headers: { 'X-Forwarded-For': `203.0.113.${count}` } })
    expect(await remaining('cliche-finder', address)).toBe(7)
  })

  test('takes the sentence header of a tool without sentences for nothing', async () => {
    const address = newAddress()
    await post('cliche-finder', good, { address, headers: { 'X-Sentence-Analysis': 'true' } })
    expect(await remaining('cliche-finder', address)).toBe(9)
  })
})
