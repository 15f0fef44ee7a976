import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences, splitWords } from '../split.ts'
import { wordFrequency } from '../word-frequency.ts'
import { analyze } from './analyze.ts'

const nasty = fc.constantFrom(
  '\ud800',
  '\udc00',
  '\0',
  '\u200d',
  '\u202e',
  '\u0301',
  '\ufeff',
  '\u2028',
  '👩‍👩‍👧',
  '🇬🇧',
  '(',
  '"',
  '“',
  "'",
  '...',
  '?!',
  '@',
  'www.',
  'http://',
  'a@b.co',
  'Mr.',
  'U.S.',
  'is',
  'was',
  'been',
  'very',
  'written',
  'slowly',
  '1,0',
  '3.',
  '\n',
  '\r\n',
  '- ',
  ' ',
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(nasty, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(nasty, { maxLength: 60 }).map((parts) => parts.join(' ')),
)

test('any string at all has a sound result', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { sentences, findings, counts, gradeLevel, score, formulas } = analyze(text)
      let last = 0
      for (const { start, end, ari } of sentences) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(ari).not.toBeNaN()
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
      for (const { start, end } of findings) {
        expect(sentences.some((sentence) => sentence.start <= start && start < end && end <= sentence.end)).toBe(true)
      }
      for (const figure of [gradeLevel, score, ...Object.values(formulas)]) expect(figure).not.toBeNaN()
      expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(
        splitSentences(text).map((sentence) => sentence.text),
      )
      expect(splitWords(text)).toHaveLength(counts.words)
      expect(wordFrequency(text).totalWords).toBe(counts.words)
    }),
    { numRuns: 400 },
  )
})

const million = 1_000_000
/** In milliseconds: no measure of speed, only enough for a busy machine. */
const PATIENCE = 60_000
test.each([
  ['one letter', 'a'.repeat(million)],
  ['opening brackets', '('.repeat(million)],
  ['“is is is”', 'is '.repeat(million / 3)],
  ['“was written” without an end', 'was written '.repeat(million / 12)],
  ['zero-width joiners', '\u200d'.repeat(million)],
  ['joined emoji', '👩\u200d'.repeat(million / 3)],
  ['full stops', '.'.repeat(million)],
  ['spaced full stops', '. '.repeat(million / 2)],
  ['quotation marks', '" '.repeat(million / 2)],
  ['dotted letters', 'a.'.repeat(million / 2)],
  ['dotted words', 'ab.'.repeat(million / 3)],
  ['at signs', 'a@'.repeat(million / 2)],
  ['line breaks', '\n'.repeat(million)],
  ['short lines', 'a\n'.repeat(million / 2)],
  ['hyphens between letters', 'a-'.repeat(million / 2)],
  ['apostrophes', "a'".repeat(million / 2)],
  ['combining marks', `a${'\u0301'.repeat(million)}`],
  ['lone surrogates', '\ud800'.repeat(million)],
])(
  'a megabyte of %s comes to an end',
  (_, text) => {
    expect(analyze(text).counts.characters).toBeGreaterThan(0)
  },
  PATIENCE,
)
