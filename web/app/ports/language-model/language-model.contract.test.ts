import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAiSdkModel } from './ai-sdk.server.ts'
import { LanguageModelError } from './language-model.ts'
import { defaultPatience, makeResilient, type Patience } from './resilient.ts'
import { type StandIn, startStandIn } from './stand-in.fixture.ts'

const answer = z.object({ titles: z.array(z.string()) })
const good = { titles: ['Bread at home'] }
const quick: Patience = { ...defaultPatience, timeoutMilliseconds: 400, retryMilliseconds: 20 }
const task = { instructions: 'Write titles.', prompt: 'bread', answer, maxOutputTokens: 200 }

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn(good)
})
afterAll(() => standIn.close())

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  const connect = (patience = quick) =>
    makeResilient(
      createAiSdkModel({ provider, model: 'stand-in', baseUrl: standIn.url, apiKey: 'secret-key' }),
      patience,
    )
  const failure = (model = connect()) =>
    model.write(task).then(
      () => 'answered',
      (error) => (error as LanguageModelError).kind,
    )

  beforeEach(() => {
    standIn.requests.length = 0
  })

  test('answers in the shape that was asked for', async () => {
    standIn.behave('well')
    expect(await connect().write(task)).toEqual(good)
    expect(standIn.requests).toHaveLength(1)
    expect(standIn.requests[0]?.body).toContain('"titles"')
  })

  test.each(['429', '500', 'invalid JSON', 'wrong shape', 'cut off'] as const)(
    'tries once more after: %s',
    async (behaviour) => {
      standIn.behave(behaviour, 'well')
      expect(await connect().write(task)).toEqual(good)
      expect(standIn.requests).toHaveLength(2)
    },
  )

  test.each([
    ['429', 'busy', 2],
    ['500', 'unavailable', 2],
    ['invalid JSON', 'invalid', 2],
    ['wrong shape', 'invalid', 2],
    ['401', 'refused', 1],
    ['slow', 'timeout', 1],
  ] as const)('%s for ever ends as %s', async (behaviour, kind, calls) => {
    standIn.behave(behaviour)
    expect(await failure()).toBe(kind)
    expect(standIn.requests).toHaveLength(calls)
  })

  test('a refusal is a failure, whatever it is called', async () => {
    standIn.behave('refusal')
    expect(['refused', 'invalid']).toContain(await failure())
  })

  test('an error holds neither prompt nor key', async () => {
    standIn.behave('500')
    const error = await connect()
      .write({ ...task, prompt: 'private words' })
      .catch((thrown) => thrown)
    expect(error).toBeInstanceOf(LanguageModelError)
    expect(JSON.stringify([error, String(error), (error as Error).cause])).not.toMatch(/private words|secret-key/)
  })

  test('after failures in a row it stops asking, and asks again later', async () => {
    let time = 0
    const sdk = createAiSdkModel({ provider, model: 'stand-in', baseUrl: standIn.url, apiKey: 'k' })
    const model = makeResilient(sdk, { ...quick, failuresBeforeBreak: 2, breakMilliseconds: 1000 }, () => time)
    standIn.behave('401')
    expect(await failure(model)).toBe('refused')
    standIn.behave('500')
    await failure(model)
    await failure(model)
    const asked = standIn.requests.length
    expect(await failure(model)).toBe('unavailable')
    expect(standIn.requests).toHaveLength(asked)
    standIn.behave('well')
    time = 1001
    expect(await failure(model)).toBe('answered')
  })

  test('calls beyond the cap are refused at once', async () => {
    standIn.behave('slow')
    const model = connect({ ...quick, simultaneousCalls: 1 })
    const first = failure(model)
    expect(await failure(model)).toBe('busy')
    await first
  })

  test('a visitor who leaves stops the call', async () => {
    standIn.behave('slow')
    const leaving = new AbortController()
    const call = connect().write({ ...task, signal: leaving.signal })
    setTimeout(() => leaving.abort(), 30)
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  })
})
