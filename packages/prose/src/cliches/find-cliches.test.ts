import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCliches } from './find-cliches.ts'

const originals = (text: string) => findCliches(text).map((cliche) => cliche.original)
const alternatives = (text: string) => findCliches(text)[0]?.alternatives

test.each(['think', 'thinks', 'thinking', 'thought'])('finds a phrase in the form %s', (verb) => {
  expect(originals(`Now they ${verb} outside the box.`)).toEqual([`${verb} outside the box`])
})

test.each([
  ['in my heart of hearts'],
  ['in her heart of hearts'],
  ['in John’s heart of hearts'],
  ["in the old man's heart of hearts"],
])('finds possessives: %s', (phrase) => {
  expect(originals(`She knew it ${phrase}.`)).toEqual([phrase])
})

test.each([
  ['low-hanging fruit'],
  ['LOW HANGING FRUIT'],
  ['blood, sweat and tears'],
  ['blood sweat & tears'],
  ['at my wits end'],
  ['at my wits’ end'],
  ['the crème de la crème'],
  ['the creme de la creme'],
  ['at the\nend of the day'],
  ['beggars cannot be choosers'],
  ['beggars can’t be choosers'],
])('reads through case, hyphens, commas, apostrophes, accents and contractions: %s', (phrase) => {
  expect(originals(`It is ${phrase}.`)).toEqual([phrase])
})

test('a sentence’s end breaks a phrase', () => {
  expect(originals('We sat at the end. Of the day I say nothing.')).toEqual([])
})

test('guards keep literal use apart', () => {
  expect(originals('He was killed on the spot.')).toEqual(['on the spot'])
  expect(originals('They quoted the dollar on the spot rate.')).toEqual([])
  expect(originals('He sailed through.')).toEqual(['sailed through'])
  expect(originals('He sailed through the strait.')).toEqual([])
})

test.each([
  'We saw a sail on the horizon.',
  'The gale left the boat high and dry upon the beach.',
  'He crouched under the weather bulwarks.',
  'Two ships lay in the offing.',
  'The ship struck on the rocks.',
  'They crossed the line in longitude twenty.',
  'He took his old hat and climbed over the top of the cliff.',
  'They tied his hands behind him.',
  'We stood knee deep in water.',
])('a sea story is read literally: %s', (text) => {
  expect(originals(text)).toEqual([])
})

test.each([
  ['There is trouble on the horizon.', 'on the horizon'],
  ['The bank left them high and dry.', 'high and dry'],
  ['She is feeling under the weather.', 'under the weather'],
  ['A merger is in the offing.', 'in the offing'],
  ['That joke crossed the line.', 'crossed the line'],
  ['It was the deal of a lifetime.', 'of a lifetime'],
  ['I can read him like a book.', 'read him like a book'],
])('and the same words as a figure are found: %s', (text, phrase) => {
  expect(originals(text)).toEqual([phrase])
})

test('everyday words are left alone', () => {
  const text =
    'In the end, of course, she came as well as he did, and they walked down the road to the house on the hill.'
  expect(originals(text)).toEqual([])
})

test('the longest phrase wins and none overlap', () => {
  expect(originals('A bird in the hand is worth two in the bush.')).toEqual([
    'A bird in the hand is worth two in the bush',
  ])
})

test('alternatives take the verb’s form', () => {
  expect(alternatives('We are thinking outside the box.')).toContain('looking for a fresh approach')
  expect(alternatives('She thinks outside the box.')).toContain('looks for a fresh approach')
  expect(alternatives('They have bitten the bullet.')).toContain('accepted the pain')
  expect(alternatives('He put his cards on the table.')).toContain('revealed his plans')
  expect(alternatives('We must put our cards on the table.')).toContain('reveal our plans')
  expect(alternatives('They had stolen the show.')).toContain('won all the attention')
})

test('alternatives take number, article, possessive and owner', () => {
  expect(alternatives('Two loose cannons.')).toContain('unpredictable people')
  expect(alternatives('He is the loose cannon here.')).toContain('the unpredictable person')
  expect(alternatives('She needs a clean slate.')).toContain('a fresh start')
  expect(alternatives('Give me my clean slate.')).toContain('fresh start')
  expect(alternatives('He got her goat.')).toContain('annoyed her')
  expect(alternatives('He got John’s goat.')).toContain('annoyed John')
})

test('alternatives begin with a capital where the phrase did', () => {
  expect(alternatives('At the end of the day, it rained.')).toContain('In the end')
  expect(alternatives('Then, at the end of the day, it rained.')).toContain('in the end')
})

test('spans are those of the original text', () => {
  const text = '😀 “Low‐hanging fruit” — she said it was a piece of cake!'
  for (const { start, end, original } of findCliches(text)) expect(text.slice(start, end)).toBe(original)
  expect(originals(text)).toContain('piece of cake')
})

test('every string is read without an error, in order and without overlaps', () => {
  const pieces = [
    'at the end',
    ' of the day',
    '’s ',
    'John',
    '. ',
    ', ',
    '\u0000',
    '\ud800',
    '(',
    '—',
    'heart of hearts',
    ' his ',
  ]
  // Any code unit, lone surrogates included; fast-check's own units take seconds to set up.
  const codeUnits = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  const texts = fc.oneof(
    fc.string({ unit: codeUnits }),
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0
      for (const cliche of findCliches(text)) {
        expect(cliche.start).toBeGreaterThanOrEqual(end)
        expect(text.slice(cliche.start, cliche.end)).toBe(cliche.original)
        end = cliche.end
      }
    }),
  )
})
