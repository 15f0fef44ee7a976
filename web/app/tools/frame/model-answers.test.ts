import { expect, test } from 'vitest'
import { hasLeftovers, tidyLine, usableLines } from './model-answers.ts'

test.each(['Dear [Your Name],', 'Hello {{first_name}}', '<insert offer>', 'As an AI, I cannot', 'Lorem ipsum dolor'])(
  '%s has something left over',
  (text) => {
    expect(hasLeftovers(text)).toBe(true)
  },
)

test.each(['Save 20% [today only]', 'a < b and b > c', 'Set {x}'.replace('{x}', 'x')])(
  '%s is finished text',
  (text) => {
    expect(hasLeftovers(text)).toBe(false)
  },
)

test('a line loses its wrapping', () => {
  expect(tidyLine(' 3. “Bread at\n home” ')).toBe('Bread at home')
})

test('the same line twice counts once, whatever its punctuation', () => {
  expect(usableLines(['Bread at home', '- bread at home!', 'Rolls', '[Your title]'])).toEqual([
    'Bread at home',
    'Rolls',
  ])
})
