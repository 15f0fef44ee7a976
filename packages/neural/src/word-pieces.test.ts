import { expect, test } from 'vitest'
import { loadWordPieces } from './session.ts'
import { CASES, caseOf } from './word-pieces.ts'

const pieces = loadWordPieces()

test('pieces and their ids are those of the training', () => {
  // From training/word_pieces.py on the same text.
  expect(pieces.encode('Don’t unfriend me — naïve 😂!')).toEqual({
    ids: [2123, 1005, 1056, 4895, 19699, 9013, 2094, 2033, 1011, 1011, 15743, 3, 999],
    cases: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  })
})

test('a word without pieces is unknown, and so is an endless one', () => {
  expect(pieces.encode('ↁ').ids).toEqual([100])
  expect(pieces.encode('a'.repeat(101)).ids).toEqual([100])
})

test('blank text has no pieces', () => {
  expect(pieces.encode(' \n\t ').ids).toEqual([])
})

test.each([
  ['word', CASES.lower],
  ['42', CASES.lower],
  ['Word', CASES.capitalised],
  ['I', CASES.capitalised],
  ['WORD', CASES.upper],
  ['iPhone', CASES.mixed],
])('the case of %s', (word, wanted) => {
  expect(caseOf(word)).toBe(wanted)
})
