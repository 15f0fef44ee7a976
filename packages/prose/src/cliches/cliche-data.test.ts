import { expect, test } from 'vitest'
import { type ClicheEntry, readEntries } from './entries.ts'
import { findCliches } from './find-cliches.ts'
import { readPattern, type Step } from './pattern.ts'

const entries = readEntries()

function spellingOf(step: Step): string {
  return step.free ? 'everything' : (step.spellings.keys().next().value ?? 'my')
}

/** The phrase with its shortest wording, between the neighbours that its guards ask for. */
function exampleOf(entry: ClicheEntry): string {
  const { variants, guards } = readPattern(entry.pattern)
  const shortest = variants.toSorted((a, b) => a.length - b.length)[0]!
  return [...guards.before, '#', ...guards.after]
    .filter((word, at, all) => word === '#' || at === all.indexOf('#') - 1 || at === all.indexOf('#') + 1)
    .map((word) => (word === '#' ? shortest.map(spellingOf).join(' ') : word))
    .join(' ')
}

const carriers = (phrase: string) => [`They said it was ${phrase}, and so on.`, `${phrase}.`]

function isFound(entry: ClicheEntry): boolean {
  return carriers(exampleOf(entry)).some((text) => findCliches(text).some((cliche) => cliche.id === entry.id))
}

function repeated(values: string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

test('holds at least 1,500 phrases', () => {
  expect(entries.length).toBeGreaterThanOrEqual(1500)
})

test('no phrase and no explanation is there twice', () => {
  expect(repeated(entries.map((entry) => entry.id))).toEqual([])
  expect(repeated(entries.map((entry) => entry.explanation))).toEqual([])
})

test('every entry is complete', () => {
  const incomplete = entries.filter(
    ({ severity, alternatives, explanation }) =>
      !(Number.isInteger(severity) && severity >= 1 && severity <= 5) ||
      alternatives.length < 2 ||
      alternatives.some((alternative) => !alternative.trim()) ||
      !/^[“\p{Lu}].*\s.*[.?]$/u.test(explanation),
  )
  expect(incomplete.map((entry) => entry.pattern)).toEqual([])
})

test('patterns are well formed', () => {
  const piece = String.raw`(?:\{[a-z/]+\}|<[a-zé’'/ -]+>|~~?|[a-z0-9éèàêâçñ'/_%&-]+),?`
  const wellFormed = new RegExp(
    String.raw`^(?:[!=][a-z/']+ |\^ )*(?:(?:\(${piece}(?: ${piece})*\),?|${piece})(?: |$))+(?:[!=][a-z/']+ ?|\$ ?)*$`,
  )
  expect(entries.filter(({ pattern }) => !wellFormed.test(pattern)).map((entry) => entry.pattern)).toEqual([])
})

test('alternatives use only slots that the pattern fills', () => {
  const slots: [RegExp, RegExp][] = [
    [/\{/, /\{/],
    [/</, /</],
    [/~/, /~/],
    [/\bone's|@/, /one's/],
    [/\boneself/, /oneself/],
    [/\{be\}/, /\{be\}/],
  ]
  const wrong = entries.filter(({ pattern, alternatives }) =>
    alternatives.some((alternative) => slots.some(([used, filled]) => used.test(alternative) && !filled.test(pattern))),
  )
  expect(wrong.map((entry) => entry.pattern)).toEqual([])
})

test('a phrase that begins with a verb is replaced by one that does', () => {
  const wrong = entries.filter(
    ({ pattern, alternatives }) =>
      /^\{/.test(pattern) && alternatives.some((alternative) => !/^(?:\w+ly )?\{/.test(alternative)),
  )
  expect(wrong.map((entry) => entry.pattern)).toEqual([])
})

test('every phrase is found in a sentence', () => {
  expect(entries.filter((entry) => !isFound(entry)).map((entry) => entry.pattern)).toEqual([])
})

test('no alternative is a cliché itself', () => {
  const tired = entries.flatMap((entry) =>
    carriers(exampleOf(entry))
      .flatMap((text) => findCliches(text))
      .filter((cliche) => cliche.id === entry.id)
      .flatMap((cliche) => cliche.alternatives.filter((alternative) => findCliches(alternative).length > 0))
      .map((alternative) => `${entry.pattern}: ${alternative}`),
  )
  expect([...new Set(tired)]).toEqual([])
})
