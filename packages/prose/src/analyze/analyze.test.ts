import { expect, test } from 'vitest'
import type { Block } from '../types.ts'
import { analyze } from './analyze.ts'

const hardSentence =
  'Notwithstanding considerable institutional resistance, representatives of international organisations subsequently established comprehensive administrative procedures governing environmental responsibilities.'

test('counts what a writer would count', () => {
  const { counts, readingSeconds, speakingSeconds } = analyze(
    'Anna reads a book. It’s well-known!\n\nSee www.example.com 🎉.',
  )
  expect(counts).toMatchObject({ characters: 59, words: 8, sentences: 3, paragraphs: 2 })
  expect(readingSeconds).toBe(2)
  expect(speakingSeconds).toBe(3)
})

test('judges each sentence by its own index, and never a short one', () => {
  const text = `The cat sat. ${hardSentence} Institutional responsibilities notwithstanding, representatives capitulated.`
  const { sentences } = analyze(text)
  expect(sentences.map(({ difficulty }) => difficulty)).toEqual(['easy', 'very-hard', 'easy'])
  expect(sentences[2]!.ari).toBeGreaterThan(14)
  for (const { start, end } of sentences) expect(text.slice(start, end)).toMatch(/^[A-Z].*\.$/)
})

test('finds style problems at their exact place, in the order of the text', () => {
  const text = 'The letter was written by Anna. She walked slowly home. It is very good. They utilize it.'
  const found = analyze(text).findings.map(({ kind, start, end }) => [kind, text.slice(start, end)])
  expect(found).toContainEqual(['passive', 'was written'])
  expect(found.map(([kind]) => kind)).toEqual(['passive', 'adverb', 'qualifier', 'complex'])
})

test('weaknesses name what costs most, with count, target and advice', () => {
  const { weaknesses, issues } = analyze(`${hardSentence} ${hardSentence} The letter was written. The cat sat.`)
  expect(weaknesses![0]).toMatchObject({ kind: 'very-hard-sentence', count: 2, target: 0 })
  expect(weaknesses![0]!.advice).toMatch(/\.$/)
  for (const { count, target } of weaknesses!) expect(count).toBeGreaterThan(target)
  expect(issues.map(({ kind }) => kind)).toContain('very-hard-sentence')
})

test('an empty text has neither grade nor weaknesses', () => {
  const result = analyze(' \n ')
  expect(result.weaknesses).toBeNull()
  expect(result).toMatchObject({ gradeLevel: 0, issues: [], sentences: [], findings: [] })
  expect(result.readabilityLevel.label).toBe('No text yet')
})

test('harder text has a higher grade, a lower score and another level', () => {
  const easy = analyze('The cat sat on the mat. The dog ran to the cat. They played all day and then went home to eat.')
  const hard = analyze(hardSentence)
  expect(hard.gradeLevel).toBeGreaterThan(easy.gradeLevel)
  expect(hard.score).toBeLessThan(easy.score)
  expect(hard.readabilityLevel).not.toEqual(easy.readabilityLevel)
})

test('leaves quotations and code alone, and headings out of the formulas', () => {
  const passive = 'The letter was written by Anna, who lives in a very old house that nobody visits.'
  const block = (kind: Block['kind']): Block => ({ id: kind, kind, text: passive })
  const { blocks, counts, formulas } = analyze([block('paragraph'), block('quote'), block('code'), block('heading')])
  expect(blocks.map(({ id, findings }) => [id, findings.length > 0])).toEqual([
    ['paragraph', true],
    ['quote', false],
    ['code', false],
    ['heading', true],
  ])
  expect(counts.words).toBe(4 * analyze(passive).counts.words)
  expect(formulas).toEqual(analyze([block('paragraph'), block('quote')]).formulas)
})

test('the result is plain data that survives being posted to another thread', () => {
  const result = analyze(`The letter was written. ${hardSentence}`)
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})
