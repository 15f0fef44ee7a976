import { expect, test } from 'vitest'
import { analyze } from '../analyze/analyze.ts'
import { analyzeBlock } from '../analyze/analyze-block.ts'
import { readingEase } from './ease.ts'
import samples from './ease-samples.json' with { type: 'json' }
import type { EaseSums } from './ease-sums.ts'

const sumsOf = (text: string): EaseSums => analyzeBlock({ id: '', kind: 'paragraph', text }).tally
const easeOf = (text: string) => readingEase(sumsOf(text))

const pairs = samples.flatMap((easy) =>
  samples.filter((hard) => hard.grade - easy.grade >= 3).map((hard) => ({ easy, hard })),
)

test.each(pairs)('$easy.kind of grade $easy.grade is easier than $hard.kind of grade $hard.grade', ({ easy, hard }) => {
  expect(easeOf(easy.text).gradeLevel).toBeLessThan(easeOf(hard.text).gradeLevel)
  expect(easeOf(easy.text).score).toBeGreaterThan(easeOf(hard.text).score)
})

test.each(samples)('the $kind of grade $grade gets about that grade', ({ grade, text }) => {
  expect(Math.abs(easeOf(text).gradeLevel - grade)).toBeLessThan(2.5)
})

test('short sentences and everyday words each make a text easier', () => {
  const plain = 'We use short words. They help you read. You get the point.'
  const long = 'We use short words, and they help you read, so that you get the point.'
  const rare = 'We utilise concise vocabulary. It facilitates comprehension. You ascertain the implication.'
  expect(easeOf(plain).gradeLevel).toBeLessThan(easeOf(long).gradeLevel)
  expect(easeOf(long).gradeLevel).toBeLessThan(easeOf(rare).gradeLevel)
})

test('a name inside a sentence is not held against the text', () => {
  const sums = sumsOf('Then we met Scheherazade in Ouagadougou.')
  expect(sums).toMatchObject({ names: 2, vocabulary: 4, unfamiliarWords: 0 })
})

test('a text in capitals does not pass for a list of names', () => {
  const { text } = samples.find(({ kind }) => kind === 'academic')!
  expect(easeOf(text.toUpperCase()).gradeLevel).toBeCloseTo(easeOf(text).gradeLevel, 0)
})

test('a hard word is hard once', () => {
  expect(sumsOf('Photosynthesis feeds the plant. We call it photosynthesis.')).toMatchObject({
    repeats: 1,
    unfamiliarWords: 1,
  })
})

test('it is not hard again after a break between paragraphs, be they in one string or in blocks', () => {
  const paragraphs = ['Photosynthesis feeds the plant.', 'It grows.', 'We call it photosynthesis.']
  expect(sumsOf(paragraphs.join('\n\n'))).toMatchObject({ repeats: 1, unfamiliarWords: 1 })
  const blocks = paragraphs.map((text, at) => ({ id: `${at}`, kind: 'paragraph' as const, text }))
  expect(analyze(blocks).gradeLevel).toBe(analyze(paragraphs.join('\n\n')).gradeLevel)
})

test('the first words move the grade gently', () => {
  expect(easeOf('Go.').gradeLevel).toBeGreaterThan(5)
  expect(easeOf('Notwithstanding.').gradeLevel).toBeLessThan(12)
})

test('a text without words is no trouble to read', () => {
  for (const text of ['', ' \n', '1984', '…!', '\u0000']) expect(easeOf(text)).toEqual({ score: 100, gradeLevel: 0 })
})

test('no text falls off the scale', () => {
  const hardest = easeOf(`${'incommensurability antidisestablishmentarianism, '.repeat(200)}.`)
  const easiest = easeOf('I go. You go. We go. '.repeat(200))
  for (const { score, gradeLevel } of [hardest, easiest]) {
    expect(gradeLevel).toBeGreaterThan(0)
    expect(gradeLevel).toBeLessThanOrEqual(18)
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThan(100)
  }
})
