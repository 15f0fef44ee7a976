import { expect, test } from 'vitest'
import { registerOf } from './register.ts'

test.each([
  ['she', 'personal'],
  ["they've", 'personal'],
  ['implementations', 'abstract'],
  ['friendship', 'abstract'],
  ['whom', 'bookish'],
  ['house', undefined],
  ['nation', undefined],
])('%s is %s', (word, register) => {
  expect(registerOf(word)).toBe(register)
})
