import { expect, test } from 'vitest'
import { countSyllables } from './syllables.ts'

test.each([
  ['cat', 1],
  ['make', 1],
  ['table', 2],
  ['walked', 1],
  ['wanted', 2],
  ['boxes', 2],
  ['nation', 2],
  ['science', 2],
  ['beautiful', 3],
  ['understanding', 4],
  ['university', 5],
  ["didn't", 2],
  ['prism', 2],
])('%s has %i', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables)
})

test('case, accents, curly apostrophes and hyphens do not confuse it', () => {
  expect(countSyllables('Beautiful')).toBe(3)
  expect(countSyllables('naïve')).toBe(countSyllables('naive'))
  expect(countSyllables('didn’t')).toBe(2)
  expect(countSyllables('well-known')).toBe(2)
})

test('every string has at least one syllable and none takes long', () => {
  for (const odd of ['', '7', '1,000', '…', '\u0000', '\ud800', '中文']) expect(countSyllables(odd)).toBe(1)
  expect(countSyllables('a'.repeat(1_000_000))).toBeGreaterThan(1)
})
