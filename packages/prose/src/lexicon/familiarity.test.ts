import { expect, test } from 'vitest'
import { familiarityOf } from './familiarity.ts'

test('everyday words are on every list', () => {
  expect(familiarityOf('house')).toMatchObject({ isFamiliar: true, isEarly: true, isUnknown: false })
})

test.each(['houses', "house's", 'stopped', 'making', 'happier', 'stories', "didn't"])(
  '%s is as familiar as its stem',
  (word) => {
    expect(familiarityOf(word).isFamiliar).toBe(true)
  },
)

test('a rarer word is less frequent', () => {
  const [house, mansion, edifice] = ['house', 'mansion', 'edifice'].map((word) => familiarityOf(word).frequency)
  expect(house).toBeGreaterThan(mansion!)
  expect(mansion).toBeGreaterThan(edifice!)
})

test('a word built on a known one is not quite unknown', () => {
  expect(familiarityOf('unfriendliness').isUnknown).toBe(false)
  expect(familiarityOf('zyzzyva').isUnknown).toBe(true)
})

test('a compound is as hard as its hardest part', () => {
  expect(familiarityOf('house-edifice').frequency).toBe(familiarityOf('edifice').frequency)
  expect(familiarityOf('red-hot').isFamiliar).toBe(true)
})

test('any string at all has an answer', () => {
  for (const odd of ['', '-', '--', "'", "'s", '\u0000', 'constructor', '__proto__'])
    expect(familiarityOf(odd).frequency).toBeGreaterThan(0)
})
