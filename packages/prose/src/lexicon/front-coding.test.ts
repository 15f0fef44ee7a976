import { expect, test } from 'vitest'
import { decodeWords, encodeWords } from './front-coding.ts'

test('words and their groups come back as they were', () => {
  const groupOf = new Map([
    ['abide', 3],
    ['abiding', 0],
    ['zoo', 82],
    ['a', 1],
    ['antidisestablishmentarianism', 2],
    ['antidisestablishmentarianisms', 2],
  ])
  const decoded = new Map<string, number>()
  decodeWords(encodeWords(groupOf), (word, group) => decoded.set(word, group))
  expect(decoded).toEqual(groupOf)
})
