import { expect, test } from 'vitest'
import { flawsIn } from './flaws.ts'
import { truncateAtWord } from './length.ts'
import { writePattern } from './pattern.ts'
import { createPicker, createRandom } from './random.ts'
import { createRepetitionGuard } from './repetition.ts'

test('the same seed tells the same story, another seed another', () => {
  const draw = (seed: number | string) =>
    createRandom(seed)
      .shuffle([...Array(30).keys()])
      .join()
  expect(draw(1)).toBe(draw(1))
  expect(draw(1)).not.toBe(draw(2))
  expect(draw('request-1')).not.toBe(draw('request-2'))
})

test('a picker repeats nothing before all is used', () => {
  const pick = createPicker(['a', 'b', 'c'], createRandom(4))
  expect([pick(), pick(), pick()].sort()).toEqual(['a', 'b', 'c'])
})

test('patterns choose, fill, agree and take the right article', () => {
  const random = createRandom(1)
  expect(writePattern('{a} {thing} {is/are} here', { thing: 'hour', number: 'singular' }, random)).toBe(
    'an hour is here',
  )
  expect(writePattern('[so|so] {x}', { x: 'it goes' }, random)).toBe('so it goes')
  expect(writePattern('{missing} part', {}, random)).toBeUndefined()
})

test('finds what an editor would strike out', () => {
  expect(flawsIn('This is is a apple {here}.')).toHaveLength(3)
  expect(flawsIn('An apple a day, and an hour on a unicycle.')).toEqual([])
})

test('cuts at a word and leaves nothing dangling', () => {
  expect(truncateAtWord('A guide to the hills of Lisbon', 14)).toBe('A guide')
  expect(truncateAtWord('short', 20)).toBe('short')
})

test('the repetition guard refuses like openings and like wordings', () => {
  const guard = createRepetitionGuard({ openingWords: 1, overlap: 0.8 })
  expect(guard.admit('Learn how to bake bread')).toBe(true)
  expect(guard.admit('Learn something else')).toBe(false)
  expect(guard.admit('See something else')).toBe(true)
})
