import { expect, test } from 'vitest'
import { formsOfBase, isParticipleForm, verbOfParticiple } from './verbs.ts'

test.each([
  ['found', 'find', 'found', 'finding', 'finds'],
  ['laid', 'lay', 'laid', 'laying', 'lays'],
  ['wound', 'wind', 'wound', 'winding', 'winds'],
  ['put', 'put', 'put', 'putting', 'puts'],
  ['overseen', 'oversee', 'oversaw', 'overseeing', 'oversees'],
  ['stopped', 'stop', 'stopped', 'stopping', 'stops'],
  ['filled', 'fill', 'filled', 'filling', 'fills'],
  ['visited', 'visit', 'visited', 'visiting', 'visits'],
  ['invited', 'invite', 'invited', 'inviting', 'invites'],
  ['created', 'create', 'created', 'creating', 'creates'],
  ['treated', 'treat', 'treated', 'treating', 'treats'],
  ['carried', 'carry', 'carried', 'carrying', 'carries'],
  ['tied', 'tie', 'tied', 'tying', 'ties'],
  ['agreed', 'agree', 'agreed', 'agreeing', 'agrees'],
  ['controlled', 'control', 'controlled', 'controlling', 'controls'],
  ['discussed', 'discuss', 'discussed', 'discussing', 'discusses'],
  ['panicked', 'panic', 'panicked', 'panicking', 'panics'],
  ['done', 'do', 'did', 'doing', 'does'],
  ['had', 'have', 'had', 'having', 'has'],
  ['re-routed', 're-route', 're-routed', 're-routing', 're-routes'],
])('%s belongs to %s', (participle, base, past, ing, third) => {
  expect(verbOfParticiple(participle)).toEqual({ base, past, participle, ing, third })
})

test('a past tense that is no participle is told apart', () => {
  expect(['took', 'went', 'need', 'taken', 'hit', 'made'].filter(isParticipleForm)).toEqual(['taken', 'hit', 'made'])
})

test('forms from a base', () => {
  expect(formsOfBase('belong')).toEqual({ past: 'belonged', third: 'belongs' })
  expect(formsOfBase('know')).toEqual({ past: 'knew', third: 'knows' })
})
