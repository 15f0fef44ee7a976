import { expect, test } from 'vitest'
import { wordFrequency } from './word-frequency.ts'

const counts = (text: string) =>
  Object.fromEntries(wordFrequency(text).wordFrequency.map(({ word, occurrence }) => [word, occurrence]))

test('counts words with totals and percentages, the most frequent first', () => {
  expect(wordFrequency('The cat saw the dog. The end!')).toEqual({
    wordFrequency: [
      { word: 'the', occurrence: 3, percentage: 42.86 },
      { word: 'cat', occurrence: 1, percentage: 14.29 },
      { word: 'dog', occurrence: 1, percentage: 14.29 },
      { word: 'end', occurrence: 1, percentage: 14.29 },
      { word: 'saw', occurrence: 1, percentage: 14.29 },
    ],
    totalWords: 7,
    uniqueWords: 5,
  })
})

test('curly and straight apostrophes spell the same word', () => {
  expect(counts("Don’t, I said, don't!")).toEqual({ "don't": 2, i: 1, said: 1 })
})

test('hyphenated words and numbers are words', () => {
  expect(counts('a state-of-the-art 3.5 and 1,000')).toEqual({
    a: 1,
    'state-of-the-art': 1,
    '3.5': 1,
    and: 1,
    '1,000': 1,
  })
})

test('accents count the same however they are typed, emoji do not count', () => {
  expect(counts('Café cafe\u0301 👩‍👩‍👧 🎉!')).toEqual({ café: 2 })
})

test('quotation marks around a word are not part of it', () => {
  expect(counts('‘word’ "word" \'word\' “word”')).toEqual({ word: 4 })
})

test('an empty text has no words', () => {
  expect(wordFrequency(' — … ')).toEqual({ wordFrequency: [], totalWords: 0, uniqueWords: 0 })
})
