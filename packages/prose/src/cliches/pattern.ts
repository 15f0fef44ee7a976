import { pluralOf } from './noun-forms.ts'
import { normalizeWord } from './text-words.ts'
import { type VerbForm, verbSpellings } from './verb-forms.ts'

export type Number = 'singular' | 'plural'
export type Role = 'word' | 'article' | 'verb' | 'noun' | 'possessive' | 'reflexive' | 'free'

/** One place of a pattern: the spellings that fill it, each with the forms it may stand for, or a slot. */
export interface Step {
  /** How the data writes it; equal keys share a path of the trie. */
  key: string
  role: Role
  spellings: Map<string, (VerbForm | Number)[]>
  /** Also takes any possessive. */
  possessive: boolean
  /** The most free words it takes; 0 when it is no free slot. */
  free: number
  /** The pattern writes a comma after it. */
  comma: boolean
}

export interface Guards {
  notBefore: Set<string>
  notAfter: Set<string>
  before: Set<string>
  after: Set<string>
  startsClause: boolean
  endsClause: boolean
}

export interface Pattern {
  /** The same phrase with and without its optional words, contractions open or closed. */
  variants: Step[][]
  guards: Guards
}

const REFLEXIVES = 'myself yourself himself herself itself ourselves yourselves themselves oneself'
const POSSESSIVES = 'my your his her its our their ones thy someones'
const FULL_FORMS: [RegExp, string][] = [
  [/^can't$/, 'can not'],
  [/^won't$/, 'will not'],
  [/^(.+)n't$/, '$1 not'],
  [/^(it|that|there|what|who|he|she|here|where|love|life|time|the|let)'s$/, '$1 is'],
  [/^(.+)'re$/, '$1 are'],
  [/^(.+)'ll$/, '$1 will'],
  [/^(.+)'ve$/, '$1 have'],
  [/^i'm$/, 'i am'],
]

function emptyStep(key: string, role: Role): Step {
  return { key, role, spellings: new Map(), possessive: false, free: 0, comma: false }
}

function spell(step: Step, spelling: string, form?: VerbForm | Number) {
  const forms = step.spellings.get(spelling) ?? []
  if (form) forms.push(form)
  step.spellings.set(spelling, forms)
}

function readChoice(step: Step, choice: string) {
  if (choice === "one's") {
    step.role = 'possessive'
    step.possessive = true
    for (const word of POSSESSIVES.split(' ')) spell(step, word)
  } else if (choice === 'oneself') {
    step.role = 'reflexive'
    for (const word of REFLEXIVES.split(' ')) spell(step, word)
  } else if (choice === 'a') {
    spell(step, 'a')
    spell(step, 'an')
  } else {
    spell(step, normalizeWord(choice))
  }
}

const LEADING_ARTICLE = '(a)'
const ARTICLE = 'a/an/the'

function roleOf(key: string): Role {
  if (key === ARTICLE) return 'article'
  return key.startsWith('{') ? 'verb' : key.startsWith('<') ? 'noun' : 'word'
}

const steps = new Map<string, Step>()

/** Many patterns share a word; each is worked out once. */
function stepFor(written: string): Step {
  const known = steps.get(written)
  if (known) return known
  const step = readStep(written)
  steps.set(written, step)
  return step
}

function readStep(written: string): Step {
  const comma = written.endsWith(',')
  const key = comma ? written.slice(0, -1) : written
  const inner = /^[{<](.+)[}>]$/.exec(key)?.[1]
  const step = emptyStep(key, roleOf(key))
  step.comma = comma
  if (key === '~' || key === '~~') {
    step.role = 'free'
    step.free = key.length === 1 ? 1 : 3
  } else if (step.role === 'verb') {
    for (const base of inner!.split('/'))
      for (const [spelling, form] of verbSpellings(base)) spell(step, spelling, form)
  } else if (step.role === 'noun') {
    for (const noun of inner!.split('/')) {
      spell(step, normalizeWord(noun), 'singular')
      spell(step, normalizeWord(pluralOf(noun)), 'plural')
    }
  } else {
    for (const choice of key.split('/')) readChoice(step, choice)
  }
  return step
}

/** The ways to write one word of a pattern: as it stands, opened up ("can not"), or one of several joined words. */
function waysToWrite(written: string): string[][] {
  if (/[{<~]/.test(written)) return [[written]]
  const comma = written.endsWith(',') ? ',' : ''
  const plain = comma ? written.slice(0, -1) : written
  const ways: string[][] = []
  if (plain.includes('_')) for (const choice of plain.split('/')) ways.push(choice.split('_'))
  else ways.push(...[plain].map((word) => [word]))
  for (const [contraction, full] of FULL_FORMS) {
    if (ways.length !== 1 || !contraction.test(plain)) continue
    ways.push(plain.replace(contraction, full).split(' '))
    if (plain === "can't") ways.push(['cannot'])
  }
  for (const way of ways) way[way.length - 1] += comma
  return ways
}

function appendWays(sequences: string[][], written: string): string[][] {
  return waysToWrite(written).flatMap((way) => sequences.map((sequence) => [...sequence, ...way]))
}

const emptyGuards = (): Guards => ({
  notBefore: new Set(),
  notAfter: new Set(),
  before: new Set(),
  after: new Set(),
  startsClause: false,
  endsClause: false,
})

function readGuard(guards: Guards, written: string, atStart: boolean) {
  if (written === '^') guards.startsClause = true
  else if (written === '$') guards.endsClause = true
  else {
    const words = new Set(written.slice(1).split('/').map(normalizeWord))
    if (written.startsWith('!')) guards[atStart ? 'notBefore' : 'notAfter'] = words
    else guards[atStart ? 'before' : 'after'] = words
  }
}

/** The pattern language is described in data/cliches/README.md. */
export function readPattern(written: string): Pattern {
  const guards = emptyGuards()
  let sequences: string[][] = [[]]
  for (const [piece, optional] of written.matchAll(/\(([^)]+)\),?|\S+/g)) {
    const isFirst = sequences.length === 1 && sequences[0]!.length === 0
    if (/^[!=^$]/.test(piece)) readGuard(guards, piece, isFirst)
    else if (piece === LEADING_ARTICLE && isFirst) sequences = [[], [ARTICLE]]
    else if (optional) {
      const words = optional.split(' ')
      sequences = [...sequences, ...words.reduce(appendWays, sequences)]
    } else sequences = appendWays(sequences, piece)
  }
  return { variants: sequences.map((sequence) => sequence.map(stepFor)), guards }
}
