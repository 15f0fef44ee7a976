import { expect, test } from 'vitest'
import data from '../../../data/complex-words.json' with { type: 'json' }
import { findingsIn } from '../findings-in.ts'
import { findComplexWordsIn } from './complex-words.ts'

const complexIn = (text: string) =>
  findingsIn(findComplexWordsIn, text).map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])

test.each([
  ['We utilize it.', 'utilize', 'use'],
  ['We utilized it.', 'utilized', 'used'],
  ['He utilises it.', 'utilises', 'uses'],
  ['By utilizing it we save time.', 'utilizing', 'using'],
  ['They commence today.', 'commence', 'start'],
  ['She had ascertained the facts.', 'ascertained', 'found out'],
  ['He has acquired it.', 'acquired', 'got'],
  ['We left in order to sleep.', 'in order to', 'to'],
  ['Due to the fact that it rained, we left.', 'Due to the fact that', 'Because'],
  ['We made a decision yesterday.', 'made a decision', 'decided'],
  ['They are in possession of it.', 'are in possession of', 'have'],
  ['Two residences burned.', 'residences', 'homes'],
  ['It should be noted that it rained.', 'It should be noted that', ''],
])('%s “%s” → “%s”', (text, phrase, plainer) => {
  expect(complexIn(text)).toEqual([[phrase, plainer]])
})

test('keeps the article right', () => {
  expect(complexIn('She is an individual.')).toEqual([['an individual', 'a person']])
})

test('keeps the capital letter', () => {
  expect(complexIn('Numerous people came.')).toEqual([['Numerous', 'Many']])
})

test('does not take a noun for a verb', () => {
  expect(complexIn('The purchase was cheap.')).toEqual([])
})

test('takes the longest phrase', () => {
  expect(complexIn('He left in spite of the fact that it rained.')).toEqual([['in spite of the fact that', 'although']])
})

test('holds more than 400 entries', () => {
  const rows = [data.verbs, data.verbPhrases, data.nouns, data.nounPhrases, data.other, data.phrases].flat()
  expect(new Set(rows).size).toBeGreaterThan(400)
})
