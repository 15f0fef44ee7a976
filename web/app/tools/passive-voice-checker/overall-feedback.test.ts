import { expect, test } from 'vitest'
import { overallFeedback } from './overall-feedback.ts'

const instance = (sentence: string, hasAgent: boolean) => ({
  passiveConstruction: 'was seen',
  sentence,
  type: 'past simple',
  details: { hasAgent },
  start: 0,
  end: 1,
  active: null,
})

test('no passive is said to be none', () => {
  expect(overallFeedback(5, [])).toContain('Everybody acts')
})

test('two constructions in one sentence are one passive sentence', () => {
  const feedback = overallFeedback(4, [instance('a', true), instance('a', false)])
  expect(feedback).toContain('One passive sentence among four sentences.')
  expect(feedback).toContain('One construction does not say who acts.')
})

test('many are said to be many', () => {
  expect(overallFeedback(3, [instance('a', true), instance('b', true)])).toContain('That is a lot')
})
