import { expect, test } from 'vitest'
import { keepsFacts } from './keeps-facts.ts'

test('a fair rewriting keeps numbers and names', () => {
  expect(
    keepsFacts('The bill of $1,250 was paid by Ann Lee in 2021.', 'Ann Lee paid the bill of $1,250 in 2021.'),
  ).toBe(true)
})

test.each([
  ['a lost number', 'It was built in 1999 by Tom.', 'Tom built it.'],
  ['a changed number', 'It cost 1,250 and was paid by Tom.', 'Tom paid 1,520.'],
  ['an added number', 'It was paid by Tom.', 'Tom paid it in 2020.'],
  ['a lost name', 'The tower was seen by Maria Lopez.', 'A woman saw the tower.'],
])('%s is noticed', (_, before, after) => {
  expect(keepsFacts(before, after)).toBe(false)
})
