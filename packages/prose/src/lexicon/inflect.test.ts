import { expect, test } from 'vitest'
import { visitReadings } from './base-forms.ts'
import { inflectVerb, type VerbForm } from './inflect.ts'

test.each([
  ['use', 'uses', 'using', 'used', 'used'],
  ['try', 'tries', 'trying', 'tried', 'tried'],
  ['stop', 'stops', 'stopping', 'stopped', 'stopped'],
  ['give up', 'gives up', 'giving up', 'gave up', 'given up'],
  ['have', 'has', 'having', 'had', 'had'],
  ['be enough', 'is enough', 'being enough', 'was enough', 'been enough'],
  ['tie', 'ties', 'tying', 'tied', 'tied'],
  ['see', 'sees', 'seeing', 'saw', 'seen'],
  ['watch', 'watches', 'watching', 'watched', 'watched'],
])('%s → %s, %s, %s, %s', (base, ...expected) => {
  const forms: VerbForm[] = ['third', 'gerund', 'past', 'participle']
  expect(forms.map((form) => inflectVerb(base, form))).toEqual(expected)
})

test.each([
  ['utilized', 'utilize'],
  ['stopping', 'stop'],
  ['tries', 'try'],
  ['took', 'take'],
  ['written', 'write'],
  ['is', 'be'],
])('%s may come from %s', (word, base) => {
  const bases: string[] = []
  visitReadings(word, (reading) => bases.push(reading))
  expect(bases).toContain(base)
})
