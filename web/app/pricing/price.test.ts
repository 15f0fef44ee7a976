import { expect, test } from 'vitest'
import { monthlyShareOf, priceOf } from './price.ts'

test('whole dollars have no cents, the others have two digits', () => {
  expect(priceOf('pro', 'monthly')).toBe('$17')
  expect(priceOf('pro', 'yearly')).toBe('$153.96')
  expect(priceOf('premium', 'yearly')).toBe('$273.96')
})

test('a year of Pro comes to about $12.83 a month', () => {
  expect(monthlyShareOf('pro')).toBe('$12.83')
})
