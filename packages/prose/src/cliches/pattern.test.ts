import { expect, test } from 'vitest'
import { readPattern } from './pattern.ts'

const wordings = (pattern: string) =>
  readPattern(pattern).variants.map((steps) => steps.map((step) => step.key).join(' '))

test('optional words are there or not', () => {
  expect(wordings('(all) one basket')).toEqual(['one basket', 'all one basket'])
})

test('joined words make a choice of several', () => {
  expect(wordings('in/at_the end')).toEqual(['in end', 'at the end'])
})

test('contractions are open or closed', () => {
  expect(wordings("can't say")).toEqual(["can't say", 'can not say', 'cannot say'])
  expect(wordings("it's over")).toEqual(["it's over", 'it is over'])
})

test('guards stand outside the phrase', () => {
  const { variants, guards } = readPattern('!the on the spot !rate/rates $')
  expect(variants).toHaveLength(1)
  expect(guards.notBefore).toEqual(new Set(['the']))
  expect(guards.notAfter).toEqual(new Set(['rate', 'rates']))
  expect(guards.endsClause).toBe(true)
})

test('slots say what they take', () => {
  const [steps] = readPattern("{get} one's <duck> ~~").variants
  expect(steps?.map((step) => step.role)).toEqual(['verb', 'possessive', 'noun', 'free'])
  expect(steps?.[0]?.spellings.get('got')).toEqual(['past', 'participle'])
  expect(steps?.[2]?.spellings.get('ducks')).toEqual(['plural'])
})
