import { expect, test } from 'vitest'
import { emptyTally } from '../analyze/tally.ts'
import { computeFormulas } from './formulas.ts'

/** 120 words in 6 sentences, 540 letters, 170 syllables, 12 words of three syllables, 10 by Gunning's count, 9 unfamiliar. */
const tally = {
  ...emptyTally(),
  words: 120,
  sentences: 6,
  letters: 540,
  syllables: 170,
  polysyllables: 12,
  fogWords: 10,
  unfamiliar: 9,
}

test('computes each formula as it was published', () => {
  const formulas = computeFormulas(tally)
  expect(formulas.fleschReadingEase).toBeCloseTo(206.835 - 20.3 - 119.85, 6)
  expect(formulas.fleschKincaidGrade).toBeCloseTo(7.8 + 16.716667 - 15.59, 5)
  expect(formulas.automatedReadabilityIndex).toBeCloseTo(21.195 + 10 - 21.43, 6)
  expect(formulas.colemanLiauIndex).toBeCloseTo(26.46 - 1.48 - 15.8, 6)
  expect(formulas.smogIndex).toBeCloseTo(1.043 * Math.sqrt(60) + 3.1291, 6)
  expect(formulas.gunningFog).toBeCloseTo(0.4 * (20 + 8.333333), 5)
  expect(formulas.daleChall).toBeCloseTo(0.1579 * 7.5 + 0.992 + 3.6365, 6)
  expect(formulas.linsearWrite).toBeCloseTo((108 + 36) / 6 / 2, 6)
})

test('Dale-Chall adds nothing up to five percent, Linsear Write takes one off up to twenty points', () => {
  expect(computeFormulas({ ...tally, unfamiliar: 6 }).daleChall).toBeCloseTo(0.1579 * 5 + 0.992, 6)
  expect(computeFormulas({ ...tally, sentences: 12 }).linsearWrite).toBeCloseTo(12 / 2 - 1, 6)
})

test('a text without words has no grade', () => {
  expect(new Set(Object.values(computeFormulas(emptyTally())))).toEqual(new Set([0]))
})
