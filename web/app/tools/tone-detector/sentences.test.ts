import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('cuts after full stops, exclamation and question marks', () => {
  expect(sentencesOf('Thank you! Was it hard? I hope not. Bye')).toEqual([
    'Thank you!',
    'Was it hard?',
    'I hope not.',
    'Bye',
  ])
})

test('marks without words are no sentences', () => {
  expect(sentencesOf('Well... yes!! ?')).toEqual(['Well...', 'yes!!'])
  expect(sentencesOf('...')).toEqual([])
})
