import { expect, test } from 'vitest'
import { tokenize } from './words.ts'

const words = (text: string) => tokenize(text).map(({ word }) => word.text)
const kinds = (text: string) => tokenize(text).map(({ word }) => word.kind)

test('keeps contractions, possessives and hyphenated words whole', () => {
  expect(words('Don’t touch Anna’s well-known o’clock')).toEqual(["don't", 'touch', "anna's", 'well-known', "o'clock"])
})

test('parts punctuation from words', () => {
  expect(words('“Well,” (he said)--“no!”')).toEqual([
    '“',
    'well',
    ',',
    '”',
    '(',
    'he',
    'said',
    ')',
    '--',
    '“',
    'no',
    '!',
    '”',
  ])
})

test('keeps numbers with their commas, decimals and endings', () => {
  expect(words('$1,000.50 at 10:30, the 3rd of 4.')).toEqual([
    '$',
    '1,000.50',
    'at',
    '10:30',
    ',',
    'the',
    '3rd',
    'of',
    '4',
    '.',
  ])
  expect(kinds('3.14 3rd 20-year')).toEqual(['number', 'number', 'word'])
})

test.each([
  'https://example.com/a?b=c.d',
  'www.example.org',
  'jo.smith+list@mail.example.co.uk',
  'example.com',
  'report.pdf',
])('keeps %s whole and leaves the full stop to the sentence', (link) => {
  const tokens = tokenize(`See ${link}.`)
  expect(tokens.map(({ word }) => word.text)).toEqual(['see', link, '.'])
  expect(tokens[1]!.word.kind).toBe('link')
})

test('keeps dotted abbreviations with their last dot', () => {
  expect(words('the U.S. at 5 p.m. today')).toEqual(['the', 'u.s.', 'at', '5', 'p.m.', 'today'])
})

test('takes a family, a flag and an emoticon for one symbol each', () => {
  expect(words('👩‍👩‍👧 🇬🇧 👍🏽 :-) <3')).toEqual(['👩‍👩‍👧', '🇬🇧', '👍🏽', ':-)', '<3'])
  expect(new Set(kinds('👩‍👩‍👧 🇬🇧 👍🏽 :-) <3'))).toEqual(new Set(['symbol']))
})

test('reads decomposed accents and soft hyphens as the plain word', () => {
  const [composed, decomposed, softened] = tokenize('café cafe\u0301 ca\u00adfé')
  expect(decomposed!.word.text).toBe(composed!.word.text)
  expect(softened!.word.text).toBe('café')
  expect(softened!.word.letters).toBe(4)
})

test('positions point at the original text', () => {
  const text = '  A “quoted” naïve\u0301 word…'
  for (const { start, end } of tokenize(text)) expect(text.slice(start, end)).toMatch(/^\S+$/)
  expect(
    tokenize(text)
      .map(({ start, end }) => text.slice(start, end))
      .join(''),
  ).toBe(text.replace(/\s/g, ''))
})

test('one spelling is one word type', () => {
  const [first, second] = tokenize("Don’t don't")
  expect(second!.word).toBe(first!.word)
})
