import { expect, test } from 'vitest'
import { findingsIn } from '../findings-in.ts'
import { findPassivesIn } from './passive.ts'

const passivesIn = (text: string) =>
  findingsIn(findPassivesIn, text).map(({ start, end, form }) => `${text.slice(start, end)} (${form})`)

test.each([
  ['English is spoken here.', 'is spoken (present)'],
  ['Mistakes were made.', 'were made (past)'],
  ['The road is being widened.', 'is being widened (present continuous)'],
  ['It was being sung when we came.', 'was being sung (past continuous)'],
  ['The letters have never been read.', 'have never been read (present perfect)'],
  ['The room had not yet been cleaned.', 'had not yet been cleaned (past perfect)'],
  ['You will be contacted.', 'will be contacted (future)'],
  ['It will have been finished by noon.', 'will have been finished (future perfect)'],
  ['It can’t be helped.', 'can’t be helped (modal)'],
  ['The work could have been done better.', 'could have been done (modal perfect)'],
  ['She wants to be heard.', 'to be heard (infinitive)'],
  ['He hates being told what to do.', 'being told (gerund)'],
  ['He got fired last week.', 'got fired (get)'],
  ['Having been warned, he left.', 'Having been warned (perfect participle)'],
])('%s holds the passive “%s”', (text, expected) => {
  expect(passivesIn(text)).toEqual([expected])
})

test.each([
  ['Was the letter written by hand?', 'Was the letter written (past)'],
  ['Why weren’t we told?', 'weren’t we told (past)'],
  ['Will the new bridge ever be finished?', 'Will the new bridge ever be finished (future)'],
])('the question %s holds “%s”', (text, expected) => {
  expect(passivesIn(text)).toEqual([expected])
})

test('reads contractions', () => {
  expect(passivesIn('They’re being watched, and he’s been arrested.')).toEqual([
    'They’re being watched (present continuous)',
    'he’s been arrested (present perfect)',
  ])
})

test('passes over adverbs and long asides', () => {
  expect(passivesIn('The cake was quickly and quietly eaten.')).toEqual(['was quickly and quietly eaten (past)'])
  expect(passivesIn('The house was, after many years of neglect, finally demolished.')).toHaveLength(1)
})

test('keeps coordinated participles in one finding', () => {
  expect(passivesIn('The house was built and sold within a year.')).toEqual(['was built and sold (past)'])
})

test('knows participles it has never seen', () => {
  expect(passivesIn('The mixture was blorped by the team.')).toEqual(['was blorped (past)'])
  expect(passivesIn('The laws were rewritten.')).toEqual(['were rewritten (past)'])
})

test.each([
  'She was exhausted.',
  'I am interested in music.',
  'We are located in Berlin.',
  'She is used to the noise.',
  'They are used to very low rents.',
  'They are gone.',
  'He has written a letter.',
  'She’s bought a car.',
  'It was an advanced class.',
  'Mary’s lost dog came back.',
  'The red bed was old.',
  'Is the attached file yours?',
  'He is a retired teacher.',
])('“%s” is no passive', (text) => {
  expect(passivesIn(text)).toEqual([])
})

test('names the agent without its “by”', () => {
  const text = 'The plan was approved by the board of directors on Monday.'
  const [finding] = findingsIn(findPassivesIn, text)
  expect(finding).toMatchObject({ hasAgent: true, kind: 'passive' })
  expect(text.slice(finding!.agent!.start, finding!.agent!.end)).toBe('the board of directors')
})

test.each(['It was made by hand.', 'It was done by Monday.', 'It was won by cheating.', 'It was painted.'])(
  '“%s” names no agent',
  (text) => {
    expect(findingsIn(findPassivesIn, text)).toMatchObject([{ hasAgent: false, agent: null }])
  },
)

test('gives positions in the whole text', () => {
  const text = 'He slept. The bill was paid. She left.'
  expect(passivesIn(text)).toEqual(['was paid (past)'])
})
