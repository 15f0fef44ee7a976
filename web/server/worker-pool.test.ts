import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

let pool: ReturnType<typeof createWorkerPool>
beforeEach(() => {
  pool = createWorkerPool({ script: new URL('./worker.fixture.ts', import.meta.url), size: 1, longestQueue: 2 })
})
afterEach(() => pool.close())
const never = new AbortController().signal

test('answers come back to the call they belong to', async () => {
  const inputs = ['a', 'b', 'c'].map((echo) => ({ echo, wait: echo === 'a' ? 20 : 0 }))
  expect(await Promise.all(inputs.map((input) => pool.compute('tool', input, never)))).toEqual(['a', 'b', 'c'])
})

test('an error keeps its name and message', async () => {
  await expect(pool.compute('tool', { fail: 'Not this.' }, never)).rejects.toMatchObject({
    name: 'RefusedInputError',
    message: 'Not this.',
  })
})

test('when the queue is full, the next call is refused at once', async () => {
  const running = ['a', 'b', 'c'].map((echo) => pool.compute('tool', { echo, wait: 20 }, never))
  await expect(pool.compute('tool', { echo: 'd' }, never)).rejects.toMatchObject({ name: 'BusyError' })
  expect(await Promise.all(running)).toEqual(['a', 'b', 'c'])
})

test('a thread that dies fails its own call only', async () => {
  const dying = pool.compute('tool', { die: true }, never)
  const next = pool.compute('tool', { echo: 'still here' }, never)
  await expect(dying).rejects.toThrow('ended')
  expect(await next).toBe('still here')
})

test('a call that runs out of time frees its thread', async () => {
  const hanging = pool.compute('tool', { hang: true }, AbortSignal.timeout(300))
  await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(await pool.compute('tool', { echo: 'free again' }, never)).toBe('free again')
})

test('a call that is given up while it waits is never made', async () => {
  const first = pool.compute('tool', { echo: 'first', wait: 20 }, never)
  const leaving = new AbortController()
  const waiting = pool.compute('tool', { die: true }, leaving.signal)
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(await first).toBe('first')
  expect(await pool.compute('tool', { echo: 'next' }, never)).toBe('next')
})
