import { expect, test } from 'vitest'
import { splitSegments } from './segments.ts'

const segments = (text: string) => splitSegments(text).map(({ start, end }) => text.slice(start, end))

test('paragraphs are parted by blank lines and by plain line breaks', () => {
  expect(segments('One.\nTwo.\n\n  Three.  \r\nFour.\rFive.\u2028Six.')).toEqual([
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Five.',
    'Six.',
  ])
})

test('a wrapped paragraph is one stretch, also where its edge is ragged', () => {
  const paragraph = [
    'However little known the feelings or views of such a man may be on his',
    'first entering a neighbourhood, this truth is so well fixed in the',
    'Bennet family that he is considered the rightful property of some one.',
  ].join('\n')
  expect(segments(`${paragraph}\n\nNext.`)).toEqual([paragraph, 'Next.'])
})

test('long lines are paragraphs of their own', () => {
  const long =
    'This line was typed without a single line break and runs on past any width at which a mail would have wrapped it. '
  expect(segments(`${long}\n${long}`)).toHaveLength(2)
})
