import { expect, test } from 'vitest'
import { withoutCommonWords } from './common-words.ts'
import { orderAfter, sortWords } from './sort-words.ts'
import { vocabularyDiversity } from './vocabulary-diversity.ts'
import { wordsAsCsv } from './words-as-csv.ts'

const count = (word: string, occurrence: number) => ({ word, occurrence, percentage: occurrence })

test('vocabulary diversity has two decimals, also for no words at all', () => {
  expect(vocabularyDiversity({ wordFrequency: [], uniqueWords: 25, totalWords: 42 })).toBe('59.52%')
  expect(vocabularyDiversity({ wordFrequency: [], uniqueWords: 0, totalWords: 0 })).toBe('0.00%')
})

test('common words go, others stay', () => {
  expect(withoutCommonWords([count('the', 3), count('river', 2), count("don't", 1)])).toEqual([count('river', 2)])
})

test('sorting: numbers start with the largest, words with A, a second press turns round', () => {
  const words = [count('b', 1), count('a', 1), count('c', 5)]
  const byWord = orderAfter({ column: 'occurrence', descending: true }, 'word')
  expect(sortWords(words, byWord).map(({ word }) => word)).toEqual(['a', 'b', 'c'])
  expect(sortWords(words, orderAfter(byWord, 'word')).map(({ word }) => word)).toEqual(['c', 'b', 'a'])
  expect(sortWords(words, orderAfter(byWord, 'percentage')).map(({ word }) => word)).toEqual(['c', 'a', 'b'])
})

test('the CSV quotes what must be quoted and defuses formulas', () => {
  const csv = wordsAsCsv([count('river', 2), count('=1+1', 1), count('a,b', 1), count('-5', 1)])
  expect(csv.split('\r\n')).toEqual([
    'Word,Occurrence,Percentage',
    'river,2,2.00',
    "'=1+1,1,1.00",
    '"a,b",1,1.00',
    '-5,1,1.00',
    '',
  ])
})
