import { expect, test } from 'vitest'
import { filledDots, toneLabels } from './tones.ts'

test('there are 28 tones', () => {
  expect(new Set(toneLabels).size).toBe(28)
})

test.each([
  [0, 0],
  [0.04, 0],
  [0.05, 1],
  [0.34, 3],
  [0.45, 5],
  [0.92, 5],
  [1, 5],
])('a score of %f fills %i dots', (score, dots) => {
  expect(filledDots(score)).toBe(dots)
})
