import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { LanguageModelError } from '#app/ports/language-model/language-model.ts'
import { createSqliteQuota } from '#app/ports/quota/sqlite-quota.ts'
import { defineEngine, type Engine, type EngineContext, type ToolFacts } from './define-tool.ts'
import { BusyError, RefusedInputError } from './engine-errors.ts'
import { textField } from './frame/schema-parts.ts'
import { createToolRunner, type ToolCall } from './run-tool.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'limpid-run-'))
const quota = createSqliteQuota({ folder })
afterAll(async () => {
  await quota.close()
  rmSync(folder, { recursive: true, force: true })
})

const facts: ToolFacts = {
  slug: 'echo',
  name: 'Echo',
  apiPath: 'echo',
  usageKey: 'echo',
  category: 'analysis',
  description: 'Says it again.',
  noun: 'analyses',
  action: 'Say it',
  busy: 'Analyzing',
  failure: 'Failed to echo.',
  fields: { text: { limit: 20, required: 'Say something.' } },
}

type Run = (input: { text: string }, ports: object, context: EngineContext) => unknown

function echoWith(run: Run, more: Partial<Engine<{ text: string }>> = {}) {
  const input = z.object({ text: textField(facts.fields.text!) })
  const engine = defineEngine({
    facts,
    input,
    output: z.object({ said: z.string() }),
    example: {},
    run: run as never,
    ...more,
  })
  return engine as unknown as Engine
}

const onFailure = vi.fn()
const compute = vi.fn<(slug: string, input: unknown) => Promise<unknown>>()
const runTool = createToolRunner({ quota, ports: {}, compute, onFailure })
let clients = 0
let client = ''
beforeEach(() => {
  clients += 1
  client = `client-${clients}`
  onFailure.mockClear()
})
const call = (engine: Engine, more: Partial<ToolCall> = {}) =>
  runTool({ engine, input: { text: ' hello ' }, client, ...more })
const left = async () => (await quota.read(`echo:${client}`)).remaining

test('an engine gets trimmed input and its answer goes out', async () => {
  const answer = await call(echoWith(({ text }) => ({ said: text })))
  expect(answer).toMatchObject({ status: 200, body: { said: 'hello' } })
  expect(await left()).toBe(9)
})

test.each<[string, number, () => unknown]>([
  ['throws', 502, () => Promise.reject(new Error('broken'))],
  [
    'throws at once',
    502,
    () => {
      throw new Error('broken')
    },
  ],
  ['answers something else', 502, () => ({ said: 7 })],
  ['refuses the input', 422, () => Promise.reject(new RefusedInputError('Not this.'))],
  ['is too busy', 503, () => Promise.reject(new BusyError('full'))],
  ['has a language model that is too busy', 503, () => Promise.reject(new LanguageModelError('busy'))],
  ['has a language model that fails', 502, () => Promise.reject(new LanguageModelError('unavailable'))],
  ['never answers', 504, () => new Promise(() => {})],
])('an engine that %s leads to %i and gives the use back', async (_what, status, run) => {
  const answer = await call(echoWith(run, { timeoutMilliseconds: 20 }))
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ error: expect.any(String) })
  expect(answer.headers['X-RateLimit-Remaining']).toBe('10')
  expect(answer.headers['Retry-After']).toBe(status === 503 ? '2' : undefined)
  expect(await left()).toBe(10)
})

test('a visitor who leaves stops the engine and keeps the use', async () => {
  const leaving = new AbortController()
  let stopped = false
  const engine = echoWith((_input, _ports, { signal }) => {
    signal.addEventListener('abort', () => {
      stopped = true
    })
    leaving.abort()
    return new Promise(() => {})
  })
  expect((await call(engine, { signal: () => leaving.signal })).status).toBe(499)
  expect(stopped).toBe(true)
  expect(await left()).toBe(10)
})

test('our own failures are reported by tool, others are not', async () => {
  await call(echoWith(() => Promise.reject(new Error('broken'))))
  await call(echoWith(() => Promise.reject(new RefusedInputError('Not this.'))))
  expect(onFailure.mock.calls).toEqual([['echo', expect.objectContaining({ message: 'broken' })]])
})

test('each request has a seed of its own', async () => {
  const seeds = new Set<number>()
  const engine = echoWith((_input, _ports, { seed }) => {
    seeds.add(seed)
    return { said: '' }
  })
  for (let count = 0; count < 5; count += 1) await call(engine)
  expect(seeds.size).toBe(5)
})

test('compute runs the code of the engine’s own folder', async () => {
  compute.mockResolvedValueOnce({ said: 'from a thread' })
  const answer = await call(echoWith((input, _ports, context) => context.compute(input)))
  expect(answer.body).toEqual({ said: 'from a thread' })
  expect(compute).toHaveBeenCalledWith('echo', { text: 'hello' }, expect.any(AbortSignal))
})

test('a full analysis grants its sentences, and no more than those are free', async () => {
  const engine = echoWith(({ text }) => ({ said: text }), { sentenceGrant: () => 2 })
  await call(engine)
  const remaining: number[] = []
  for (let count = 0; count < 4; count += 1) {
    await call(engine, { sentence: true })
    remaining.push(await left())
  }
  expect(remaining).toEqual([9, 9, 8, 7])
})

test('a sentence call grants nothing, so it cannot pay for itself', async () => {
  const engine = echoWith(({ text }) => ({ said: text }), { sentenceGrant: () => 5 })
  for (let count = 0; count < 12; count += 1) await call(engine, { sentence: true })
  expect(await left()).toBe(0)
  expect((await call(engine, { sentence: true })).status).toBe(429)
})

test('a failed sentence goes back to the grant', async () => {
  const good = echoWith(({ text }) => ({ said: text }), { sentenceGrant: () => 1 })
  const bad = echoWith(() => Promise.reject(new Error('broken')), { sentenceGrant: () => 1 })
  await call(good)
  await call(bad, { sentence: true })
  await call(good, { sentence: true })
  expect(await left()).toBe(9)
})
