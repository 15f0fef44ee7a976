import { expect, test } from 'vitest'
import { findingsIn } from '../findings-in.ts'
import { findAdverbsIn } from './adverbs.ts'
import { strongerVerb } from './stronger-verbs.ts'

const adverbsIn = (text: string) =>
  findingsIn(findAdverbsIn, text).map(({ start, end, replacements }) => [text.slice(start, end), ...replacements])

test('offers to leave an adverb out', () => {
  expect(adverbsIn('He smiled warmly at us.')).toEqual([['warmly', '']])
})

test('offers one verb for a verb and its adverb, in the same form', () => {
  expect(adverbsIn('She ran quickly home.')).toEqual([['ran quickly', 'sprinted']])
  expect(strongerVerb('runs', 'quickly')).toBe('sprints')
  expect(strongerVerb('running', 'quickly')).toBe('sprinting')
  expect(strongerVerb('sang', 'quickly')).toBeNull()
})

test('spares adverbs that say when or how often, and words that are none', () => {
  expect(adverbsIn('We recently moved; my family usually eats early.')).toEqual([])
})

test('leaves qualifiers to their own rule', () => {
  expect(adverbsIn('It is extremely cold.')).toEqual([])
})
