import { expect, test } from 'vitest'
import { showOneDigit, showWhole } from './show-number.ts'

test('thousands are parted by commas', () => {
  expect([0, 999, 1000, 120_345, 1_234_567].map(showWhole)).toEqual(['0', '999', '1,000', '120,345', '1,234,567'])
})

test('one digit after the point, always', () => {
  expect([7, 12.34, -3.25].map(showOneDigit)).toEqual(['7.0', '12.3', '-3.3'])
})
