import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { analyseSentences, type SentenceTones } from './analyse-sentences.ts'
import type { ToneOutput } from './schema.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const joy: ToneOutput = { tones: [{ label: 'joy', score: 0.8 }] }
const sentences = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('asks five at a time, with 300 ms between the batches', async () => {
  const asked: string[] = []
  const progress: SentenceTones[][] = []
  const work = analyseSentences(sentences, {
    ask: async (sentence) => {
      asked.push(sentence)
      return joy
    },
    onProgress: (done) => progress.push(done),
    signal: new AbortController().signal,
  })
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(1)
  await work
  expect(asked).toEqual(sentences)
  expect(progress.map((done) => done.length)).toEqual([5, 7])
})

test('a sentence that fails is neutral with score 1', async () => {
  let last: SentenceTones[] = []
  await analyseSentences(['fine', 'broken'], {
    ask: async (sentence) => {
      if (sentence === 'broken') throw new Error('no')
      return joy
    },
    onProgress: (done) => {
      last = done
    },
    signal: new AbortController().signal,
  })
  expect(last[1]).toEqual({ sentence: 'broken', tones: [{ label: 'neutral', score: 1 }] })
})

test('a new analysis stops the old one', async () => {
  const leaving = new AbortController()
  let asked = 0
  const work = analyseSentences(sentences, {
    ask: async () => {
      asked += 1
      return joy
    },
    onProgress: () => leaving.abort(),
    signal: leaving.signal,
  })
  await vi.runAllTimersAsync()
  await work
  expect(asked).toBe(5)
})
