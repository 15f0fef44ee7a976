import { expect, test } from 'vitest'
import { derivationStems, inflectionStems } from './word-stems.ts'

test.each([
  ['stories', 'story'],
  ['houses', 'house'],
  ['boxes', 'box'],
  ['stopped', 'stop'],
  ['making', 'make'],
  ['jumped', 'jump'],
  ['happiest', 'happy'],
  ["don't", 'do'],
  ["she'll", 'she'],
])('%s may be inflected from %s', (word, stem) => {
  expect(inflectionStems(word)).toContain(stem)
})

test.each([
  ['kindness', 'kind'],
  ['happily', 'happy'],
  ['unload', 'load'],
  ['creation', 'create'],
])('%s may be derived from %s', (word, stem) => {
  expect(derivationStems(word)).toContain(stem)
})

test('a word that ends like an inflection is left alone when nothing would remain', () => {
  expect(inflectionStems('red')).toEqual([])
  expect(inflectionStems('glass')).toEqual([])
})
