import { expect, test } from 'vitest'
import { countabilityOf, isPlural, pluralOf, singularOf } from './noun.ts'
import { baseOfGerund, gerundOf, participleOf, pastOf, thirdPersonOf } from './verb.ts'

test.each([
  ['desk', 'desks'],
  ['city', 'cities'],
  ['box', 'boxes'],
  ['child', 'children'],
  ['knife', 'knives'],
  ['Potato', 'Potatoes'],
  ['cover letter', 'cover letters'],
  ['CV', 'CVs'],
  ['toy', 'toys'],
  ['series', 'series'],
  ['salesman', 'salesmen'],
])('%s becomes %s and back', (singular, plural) => {
  expect(pluralOf(singular)).toBe(plural)
  expect(singularOf(plural)).toBe(singular)
})

test('tells plurals from singulars in -s', () => {
  for (const plural of ['shoes', 'best coffee shops', 'people', 'taxes', 'headphones'])
    expect(isPlural(plural)).toBe(true)
  for (const singular of [
    'business',
    'diabetes',
    'yoga class',
    'Paris',
    'economics',
    'mindfulness',
    'AWS',
    'tennis',
    'hummus',
  ]) {
    expect(isPlural(singular)).toBe(false)
  }
})

test('knows which nouns are counted, and when it does not know', () => {
  expect(countabilityOf('standing desk')).toBe('count')
  expect(countabilityOf('sourdough bread')).toBe('mass')
  expect(countabilityOf('climate change')).toBe('mass')
  expect(countabilityOf('zorbflug')).toBe('unknown')
})

test('inflects the verb of a phrase', () => {
  expect(gerundOf('learn to cook')).toBe('learning to cook')
  expect(gerundOf('run a marathon')).toBe('running a marathon')
  expect(gerundOf('make bread')).toBe('making bread')
  expect(gerundOf('tie a tie')).toBe('tying a tie')
  expect(gerundOf('see the Alps')).toBe('seeing the Alps')
  expect(thirdPersonOf('carry on')).toBe('carries on')
  expect(pastOf('teach')).toBe('taught')
  expect(pastOf('plan a trip')).toBe('planned a trip')
  expect(participleOf('write')).toBe('written')
  expect(baseOfGerund('baking sourdough bread')).toBe('bake sourdough bread')
  expect(baseOfGerund('spring cleaning')).toBeUndefined()
})
