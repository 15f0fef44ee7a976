import { expect, test } from 'vitest'
import { tokenizeSentences } from '../../tokenize/sentences.ts'
import { lyAdverbsIn } from './ly-adverbs.ts'

const adverbsIn = (text: string) =>
  tokenizeSentences(text).flatMap((sentence) => lyAdverbsIn(sentence).map((at) => sentence.tokens[at]!.word.text))

test('finds adverbs in -ly, also those no list holds', () => {
  expect(adverbsIn('Slowly and blorpishly, he finally spoke.')).toEqual(['slowly', 'blorpishly', 'finally'])
})

test('leaves nouns, verbs, adjectives and names alone', () => {
  expect(adverbsIn('My lovely family will reply to Emily and Mr Donnelly in July.')).toEqual([])
  expect(adverbsIn('A user-friendly supply, early in the ugly story of Italy, is costly.')).not.toContain('supply')
})

test.each([
  ['He only wanted water.', ['only']],
  ['She is the only child.', []],
  ['It will likely rain.', ['likely']],
  ['It is likely to rain.', []],
  ['The daily news bored her.', []],
])('judges “%s” by its neighbours', (text, expected) => {
  expect(adverbsIn(text)).toEqual(expected)
})
