import { expect, test } from 'vitest'
import { pluralOf } from './noun-forms.ts'
import { formInContext } from './verb-context.ts'
import { inflectVerb, verbSpellings } from './verb-forms.ts'

test.each([
  ['stop', 'stops', 'stopping', 'stopped', 'stopped'],
  ['carry', 'carries', 'carrying', 'carried', 'carried'],
  ['take', 'takes', 'taking', 'took', 'taken'],
  ['rethink', 'rethinks', 'rethinking', 'rethought', 'rethought'],
  ['pass', 'passes', 'passing', 'passed', 'passed'],
  ['go', 'goes', 'going', 'went', 'gone'],
  ['lie', 'lies', 'lying', 'lay', 'lain'],
  ['play', 'plays', 'playing', 'played', 'played'],
  ['admit', 'admits', 'admitting', 'admitted', 'admitted'],
  ['visit', 'visits', 'visiting', 'visited', 'visited'],
  ['see', 'sees', 'seeing', 'saw', 'seen'],
  ['panic', 'panics', 'panicking', 'panicked', 'panicked'],
])('%s is inflected', (base, third, gerund, past, participle) => {
  expect(inflectVerb(base, 'third')).toBe(third)
  expect(inflectVerb(base, 'gerund')).toBe(gerund)
  expect(inflectVerb(base, 'past')).toBe(past)
  expect(inflectVerb(base, 'participle')).toBe(participle)
})

test('all spellings of a verb are known', () => {
  expect(verbSpellings('burn').map(([spelling]) => spelling)).toEqual(expect.arrayContaining(['burned', 'burnt']))
  expect(verbSpellings('be').map(([spelling]) => spelling)).toContain('were')
})

test.each([
  [['have'], 'participle'],
  [['was', 'never'], 'participle'],
  [['to'], 'base'],
  [['he'], 'past'],
  [[], 'base'],
] as const)('after %j “put” is a %s', (before, form) => {
  expect(formInContext(['base', 'past', 'participle'], [...before])).toBe(form)
})

test.each([
  ['box', 'boxes'],
  ['enemy', 'enemies'],
  ['wolf', 'wolves'],
  ['policeman', 'policemen'],
  ['turning point', 'turning points'],
])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural)
})
