import { expect, test } from 'vitest'
import { loadWordPieces } from './session.ts'
import { readingWindows } from './tone-windows.ts'

const pieces = loadWordPieces()
const sentence = 'The rain fell on the old town all day long and nobody came out to see it. '

test('a short text is one window', () => {
  expect(readingWindows(sentence, pieces)).toHaveLength(1)
})

test('a long text is read to its end, every piece once', () => {
  const text = sentence.repeat(20)
  const windows = readingWindows(text, pieces)
  expect(Math.max(...windows.map(({ ids }) => ids.length))).toBeLessThanOrEqual(56)
  expect(windows.flatMap(({ ids }) => ids.slice(1, -1))).toEqual(pieces.encode(text).ids)
})

test('one endless sentence is cut into even parts', () => {
  const text = `${'and then we walked on '.repeat(40)}.`
  const windows = readingWindows(text, pieces)
  expect(windows.length).toBeGreaterThan(2)
  expect(windows.flatMap(({ ids }) => ids.slice(1, -1))).toEqual(pieces.encode(text).ids)
})

test('a blank text is one empty window', () => {
  expect(readingWindows('  ', pieces)).toEqual([{ ids: [101, 102], cases: [0, 0] }])
})
