import { expect, test } from 'vitest'
import { findingsIn } from '../findings-in.ts'
import { findQualifiersIn } from './qualifiers.ts'

const qualifiersIn = (text: string) =>
  findingsIn(findQualifiersIn, text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['I think we should go.', 'I think'],
  ['Perhaps it will rain.', 'Perhaps'],
  ['It seems that he left.', 'It seems that'],
  ['This is sort of odd.', 'sort of'],
  ['The soup is very hot.', 'very'],
  ['It is really good.', 'really'],
  ['The task was quite hard.', 'quite'],
  ['I’m a bit tired.', 'a bit'],
  ['It was pretty good.', 'pretty'],
  ['To be honest, I forgot.', 'To be honest'],
  ['I just wanted to ask.', 'I just wanted to'],
  ['It was, you know, fine.', 'you know'],
])('%s holds “%s”', (text, expected) => {
  expect(qualifiersIn(text)).toEqual([expected])
})

test.each([
  'That kind of book sells.',
  'What sort of dog is it?',
  'It was the very first time.',
  'She is a pretty girl.',
  'It was a just cause.',
  'He has just left.',
  'Rather than wait, we left.',
  'I would rather stay.',
  'Do you know what I think of him?',
  'You know the answer.',
  'He ate a little soup.',
  'I feel sick.',
  'She looks like her mother.',
])('“%s” holds none', (text) => {
  expect(qualifiersIn(text)).toEqual([])
})

test('says why, and offers to leave it out', () => {
  expect(findingsIn(findQualifiersIn, 'It is very cold.')).toEqual([
    { kind: 'qualifier', start: 6, end: 10, message: expect.stringMatching(/^Intensifier: .+\.$/), replacements: [''] },
  ])
})
