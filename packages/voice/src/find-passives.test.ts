import { expect, test } from 'vitest'
import { findPassives } from './find-passives.ts'
import { compactTree } from './testing/compact-tree.ts'

const withAuxiliaries = (auxiliaries: string) =>
  compactTree(
    `It/R/nsubj:pass/made ${auxiliaries} made/V/root by/A/case/Ann Ann/P/obl:agent/made in/A/case/May May/P/obl/made`,
  )

test.each([
  ['is/X/aux:pass/made', 'present simple'],
  ['was/X/aux:pass/made', 'past simple'],
  ['has/X/aux/made been/X/aux:pass/made', 'present perfect'],
  ['had/X/aux/made been/X/aux:pass/made', 'past perfect'],
  ['is/X/aux/made being/X/aux:pass/made', 'present continuous'],
  ['was/X/aux/made being/X/aux:pass/made', 'past continuous'],
  ['will/X/aux/made be/X/aux:pass/made', 'future'],
  ['may/X/aux/made have/X/aux/made been/X/aux:pass/made', 'modal'],
  ['got/X/aux:pass/made', 'get'],
  ['to/T/mark/made be/X/aux:pass/made', 'infinitive'],
  ['being/X/aux:pass/made', 'gerund'],
])('%s is %s', (auxiliaries, form) => {
  expect(findPassives(withAuxiliaries(auxiliaries))).toMatchObject([{ form, hasAgent: true }])
})

test('the spans point into the text', () => {
  const tree = withAuxiliaries('was/X/aux:pass/made quickly/B/advmod/made')
  const [passive] = findPassives(tree)
  const slice = (span?: { start: number; end: number } | null) => tree.text.slice(span?.start, span?.end)
  expect(passive?.text).toBe('was quickly made by Ann')
  expect(slice(passive)).toBe(passive?.text)
  expect(slice(passive?.agent)).toBe('by Ann')
  expect(slice(passive?.subject)).toBe('It')
})

test('a way or a time is no agent', () => {
  const line = 'It/R/nsubj:pass/sent was/X/aux:pass/sent sent/V/root by/A/case/mail mail/N/obl:agent/sent'
  expect(findPassives(compactTree(line))).toMatchObject([{ hasAgent: false, agent: null }])
})

test('a name after by is an agent, whatever the tree calls it', () => {
  const line = 'It/R/nsubj:pass/sent was/X/aux:pass/sent sent/V/root by/A/case/Ann Ann/P/obl/sent'
  expect(findPassives(compactTree(line))).toMatchObject([{ hasAgent: true }])
})

test('an active sentence has none', () => {
  expect(findPassives(compactTree('Ann/P/nsubj/made made/V/root it/R/obj/made'))).toEqual([])
})
