import { expect, test } from 'vitest'
import { splitParagraphs } from './split-paragraphs.ts'

test('blank lines part paragraphs, however many there are', () => {
  expect(splitParagraphs('One.\n\nTwo.\r\n\r\n \r\nThree.')).toEqual(['One.', 'Two.', 'Three.'])
})

test('short lines are paragraphs of their own', () => {
  expect(splitParagraphs('Dear Ann,\nI wrote to you.\nYours, Bo')).toEqual([
    'Dear Ann,',
    'I wrote to you.',
    'Yours, Bo',
  ])
})

test('lines wrapped at a fixed width are joined', () => {
  const wrapped =
    'The harbour was empty by the time that we came down to\nthe water, and the boats had gone out with the tide.'
  expect(splitParagraphs(wrapped)).toEqual([wrapped.replace('\n', ' ')])
})
