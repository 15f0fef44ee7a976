import { expect, test } from 'vitest'
import { COMMA, JOINED, readWords, STOP } from './text-words.ts'

test('words lose case, accents and apostrophes', () => {
  expect(readWords('Crème it’s ROCK & 110%').words).toEqual(['creme', 'its', 'rock', 'and', '110', 'percent'])
})

test('a possessive is known by its apostrophe', () => {
  expect(readWords("John's wits’ ends").possessive).toEqual([true, true, false])
})

test.each([
  ['one two', JOINED],
  ['one-two', JOINED],
  ['one\ntwo', JOINED],
  ['one “two', JOINED],
  ['Mr. two', JOINED],
  ['one, two', COMMA],
  ['one — two', COMMA],
  ['one... two', COMMA],
  ['one. two', STOP],
  ['one? two', STOP],
  ['one\n\ntwo', STOP],
  ['one (two', STOP],
])('%j is parted rightly', (text, expected) => {
  expect(readWords(text).breaks[1]).toBe(expected)
})

test('words that every object knows are words like any other', () => {
  const text = 'constructor toString valueOf __proto__ hasOwnProperty & %'
  expect(readWords(text).words).toEqual([
    'constructor',
    'tostring',
    'valueof',
    'proto',
    'hasownproperty',
    'and',
    'percent',
  ])
})
