import { expect, test } from 'vitest'
import { utf16Positions } from './utf16-positions.ts'

test('plain text needs no counting', () => {
  expect(utf16Positions('An test')(3)).toBe(3)
})

test('an emoji before a word moves it by one', () => {
  const text = '🌊 a a word'
  const positionOf = utf16Positions(text)
  expect(text.slice(positionOf(2), positionOf(5))).toBe('a a')
  expect(positionOf(99)).toBe(text.length)
})
