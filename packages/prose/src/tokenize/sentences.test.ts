import { expect, test } from 'vitest'
import { tokenizeSentences } from './sentences.ts'

const split = (text: string) => tokenizeSentences(text).map((sentence) => sentence.text)

test.each([
  ['abbreviations', ['Dr. Smith met Mrs. Jones in St. Louis.', 'They talked.']],
  ['initials', ['The book by J. R. R. Tolkien sold well.', 'It still does.']],
  ['decimals', ['The price rose 3.5 percent.', 'It fell later.']],
  ['an ellipsis within a sentence', ['I mean... yes.', 'Really.']],
  ['speech and who speaks', ['“Go on!” he said.', '“I will.”']],
  ['straight quotation marks', ['"Go on!" he said.', '"I will."']],
  ['links and addresses', ['See www.example.com.', 'Then write to me@example.com.', 'Done.']],
  ['companies', ['Apple Inc. reported earnings.', 'They were good.']],
  ['a bracket at the end', ['Is this it?', 'Yes!', 'It is (really).', 'Good.']],
  ['names in the middle', ['The New York Times said John Smith will meet President Obama in Paris.', 'He agreed.']],
  ['a sentence that ends in an abbreviation', ['He lives in the U.S.', 'He likes it.']],
])('splits right around %s', (_, sentences) => {
  expect(split(sentences.join(' '))).toEqual(sentences)
})

test('splits where the space is missing', () => {
  expect(split('I have no idea.Really none.')).toEqual(['I have no idea.', 'Really none.'])
})

test('a line break ends a heading, a list item and a message', () => {
  expect(split('My heading\n\nThe text begins here.')).toEqual(['My heading', 'The text begins here.'])
  expect(split('- bread\n- milk and eggs\n1. cheese')).toEqual(['- bread', '- milk and eggs', '1. cheese'])
  expect(split('hey whats up\nnot much lol\nu?')).toEqual(['hey whats up', 'not much lol', 'u?'])
})

test('hard-wrapped lines go on', () => {
  const wrapped =
    'It is a truth universally acknowledged, that a single man in possession\nof a good fortune, must be in want of a wife.'
  expect(split(wrapped)).toEqual([wrapped])
})

test('blank text has no sentence', () => {
  expect(split('')).toEqual([])
  expect(split(' \n\t ')).toEqual([])
})

test('positions point at the original text', () => {
  const text = ' One here.  Two there!\n\nThree.'
  for (const sentence of tokenizeSentences(text)) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
})
