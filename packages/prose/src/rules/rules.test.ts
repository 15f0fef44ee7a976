import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenizeSentences } from '../tokenize/sentences.ts'
import type { Finding, Rule } from '../types.ts'
import { findAdverbsIn } from './adverbs/adverbs.ts'
import { findComplexWordsIn } from './complex-words/complex-words.ts'
import { findPassivesIn } from './passive/passive.ts'
import { findQualifiersIn } from './qualifiers/qualifiers.ts'

const rules: Record<string, Rule> = { findAdverbsIn, findComplexWordsIn, findPassivesIn, findQualifiersIn }

/** Words on which the rules turn, in any order, with any characters between them. */
const words = fc.constantFrom(
  ...'was been being is get it’s who the a by , ( ) — ? ; and or to not very quickly only early sold used located built present'.split(
    ' ',
  ),
  ...'in order to utilized individual additional I think you know kind of just rather like constructor __proto__ toString'.split(
    ' ',
  ),
)
const texts = fc.array(
  fc.oneof({ weight: 8, arbitrary: words }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }),
  { maxLength: 60 },
)

function isSound({ start, end, message, replacements }: Finding, from: number, to: number): boolean {
  return start >= from && end <= to && start < end && message.endsWith('.') && Array.isArray(replacements)
}

test.each(Object.keys(rules))('%s survives any text and stays inside its sentence', (name) => {
  fc.assert(
    fc.property(texts, (parts) => {
      for (const sentence of tokenizeSentences(parts.join(' '))) {
        for (const finding of rules[name]!(sentence)) expect(isSound(finding, sentence.start, sentence.end)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test.each(Object.keys(rules))('%s leaves an empty text and one without letters alone', (name) => {
  for (const text of ['', ' ', '...', '12 34', '((((']) {
    expect(tokenizeSentences(text).flatMap((sentence) => rules[name]!(sentence))).toEqual([])
  }
})
