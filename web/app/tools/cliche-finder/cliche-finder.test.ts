import { expect, test } from 'vitest'
import { markCliches } from './mark-cliches.ts'
import { overallFeedback } from './overall-feedback.ts'

const cliche = (original: string, severity = 3) => ({ original, explanation: '', severity, alternatives: [] })

test('the marked parts are the text again, each cliché at its own place', () => {
  const text = 'Time flies, and time flies again: time flies.'
  const parts = markCliches(text, [cliche('Time flies'), cliche('time flies'), cliche('time flies')])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ index }) => index !== undefined).map(({ start }) => start)).toEqual([0, 16, 34])
})

test('a cliché that the text does not hold is not marked', () => {
  expect(markCliches('Plain words.', [cliche('at the end of the day')])).toEqual([{ start: 0, text: 'Plain words.' }])
})

test('the feedback counts, weighs, and names where to begin', () => {
  const feedback = overallFeedback('one two three four five six seven eight nine ten', [
    cliche('two three', 2),
    cliche('eight nine', 5),
  ])
  expect(feedback).toBe(
    'We found two clichés in 10 words. That is a lot: the worn phrases outshout what you have to say. Begin with “eight nine”, the most worn of them.',
  )
})

test('the feedback for a clean text does not praise a scrap', () => {
  expect(overallFeedback('Short text.', [])).toMatch(/gives little to go by/)
})
