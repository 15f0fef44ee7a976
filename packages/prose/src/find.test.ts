import { expect, test } from 'vitest'
import { findAdverbs, findPassives, lyAdverbs, passiveClauses } from './find.ts'

const text = 'The inn is located near the river. It was recently rebuilt. We finally met there daily.'

test('a grammarian counts more adverbs than a writer needs to mend', () => {
  expect(lyAdverbs(text)).toEqual(['recently', 'finally', 'daily'])
  expect(findAdverbs(text).length).toBeLessThan(3)
})

test('a grammarian counts more passives than a writer could turn', () => {
  expect(passiveClauses(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'is located',
    'was recently rebuilt',
  ])
  expect(findPassives(text).map(({ start, end }) => text.slice(start, end))).toEqual(['was recently rebuilt'])
})
