import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextMark } from './marks.ts'
import { changeBetween, moveMarks } from './move-marks.ts'

const mark = (start: number, end: number): TextMark => ({ kind: 'adverb', start, end, message: '', replacements: [] })
const moved = (before: string, after: string, word: string) => {
  const at = before.indexOf(word)
  const [result] = moveMarks([mark(at, at + word.length)], changeBetween(before, after))
  return result && after.slice(result.start, result.end)
}

test('a mark stays on its word when text is typed before or after it', () => {
  expect(moved('He ran quickly home.', 'Then he ran quickly home.', 'quickly')).toBe('quickly')
  expect(moved('He ran quickly home.', 'He ran quickly straight home.', 'quickly')).toBe('quickly')
})

test('a mark grows with what is typed inside it', () => {
  expect(moved('He ran quickly home.', 'He ran quickily home.', 'quickly')).toBe('quickily')
})

test('a mark whose edge is deleted goes away', () => {
  expect(moved('He ran quickly home.', 'He rickly home.', 'quickly')).toBeUndefined()
})

test('a change leads from one text to the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { start, removed, inserted } = changeBetween(before, after)
      expect(before.slice(0, start) + after.slice(start, start + inserted) + before.slice(start + removed)).toBe(after)
    }),
  )
})
