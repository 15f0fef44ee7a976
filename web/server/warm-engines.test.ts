import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Engine } from '#app/tools/define-tool.ts'
import { warmEngines } from './warm-engines.ts'

const engine = (run: Engine['run'], example: unknown = { text: 'a' }) =>
  ({ input: z.object({ text: z.string() }), example, run }) as unknown as Engine

test('each engine answers its example once, and a failing one stops nobody', async () => {
  const seen: unknown[] = []
  const note = (input: unknown) => seen.push(input)
  const failing = engine(() => {
    throw new Error('no')
  })
  const needsThread = engine((input, _ports, { compute }) => compute(input))
  await warmEngines([failing, needsThread, engine(note), engine(note, { text: 7 })])
  expect(seen).toEqual([{ text: 'a' }])
})
