import data from '../../data/word-familiarity.json' with { type: 'json' }
import { decodeWords } from './front-coding.ts'
import { type Register, registerOf } from './register.ts'
import { derivationStems, inflectionStems } from './word-stems.ts'

/** How well a reader may be expected to know a word. */
export interface Familiarity {
  /** Zipf value: the decimal logarithm of how often a billion spoken words hold it; about 2 (rare) to 7 ("the"). */
  frequency: number
  /** On Dale and Chall's list of what fourth-graders know, or inflected from it. */
  isFamiliar: boolean
  /** On Spache's shorter list of what third-graders read, or inflected from it. */
  isEarly: boolean
  /** Neither the word nor anything it is plainly built on is listed: rare, foreign, a name or a slip. */
  isUnknown: boolean
  register: Register | undefined
  /** 1: can be seen, touched or done with the body; -1: can only be thought. */
  concreteness: number
}

/** How a word stands to the one that the lists hold. */
const SAME = 0
const INFLECTED = 1
const DERIVED = 2
const RELATIONS = 3
/** Nothing that the word may come from is listed. */
const UNKNOWN = -1

const highestFrequency = 7
const lowestDerived = 2.8
const unknownFrequency = 2.4
const registers: readonly (Register | undefined)[] = [undefined, 'personal', 'abstract', 'bookish']

let groupOfWord: Map<string, number> | undefined
/** Words of one group, relation and register share one object, so that a text's words are few objects to read. */
const shared: (Familiarity | undefined)[] = []

/** What the lists say of a word in lower case with straight apostrophes. Only the lists are kept: keep the answer. */
export function familiarityOf(word: string): Familiarity {
  const register = registerOf(word)
  const code = lookUp(word)
  if (code === UNKNOWN && word.includes('-')) return familiarityOfCompound(word, register)
  return sharedFamiliarity(code, register)
}

function sharedFamiliarity(code: number, register: Register | undefined): Familiarity {
  const place = (code + 1) * registers.length + registers.indexOf(register)
  const known = shared[place]
  if (known !== undefined) return known
  const made = makeFamiliarity(code, register)
  shared[place] = made
  return made
}

/** "kindness" is on no list, but whoever knows "kind" is not quite lost. */
function makeFamiliarity(code: number, register: Register | undefined): Familiarity {
  const unlisted = { frequency: unknownFrequency, isFamiliar: false, isEarly: false, isUnknown: true }
  if (code === UNKNOWN) return { ...unlisted, register, concreteness: 0 }
  const { frequency, familiar, early, concreteness } = data.groups[Math.floor(code / RELATIONS)]!
  const relation = code % RELATIONS
  if (relation === DERIVED)
    return { ...unlisted, frequency: lower(frequency, 1), isUnknown: false, register, concreteness: 0 }
  return {
    frequency: relation === INFLECTED ? lower(frequency, 0.4) : frequency,
    isFamiliar: familiar,
    isEarly: early,
    isUnknown: false,
    register,
    concreteness,
  }
}

/** A group of the lists and how the word stands to it, in one number. */
function lookUp(word: string): number {
  groupOfWord ??= readLists()
  const exact = groupOfWord.get(word)
  if (exact !== undefined) return exact * RELATIONS + SAME
  const inflected = firstListed(inflectionStems(word), groupOfWord)
  if (inflected >= 0) return inflected * RELATIONS + INFLECTED
  if (word.includes('-')) return UNKNOWN
  for (const stem of derivationStems(word)) {
    const base = groupOfWord.get(stem) ?? firstListed(inflectionStems(stem), groupOfWord)
    if (base >= 0) return base * RELATIONS + DERIVED
  }
  return UNKNOWN
}

function readLists(): Map<string, number> {
  const words = new Map<string, number>()
  decodeWords(data.list, (word, group) => words.set(word, group))
  return words
}

/** The listed words of at least this Zipf value. */
export function commonWords(frequency: number): string[] {
  groupOfWord ??= readLists()
  return [...groupOfWord].filter(([, group]) => data.groups[group]!.frequency >= frequency).map(([word]) => word)
}

function firstListed(words: string[], lists: ReadonlyMap<string, number>): number {
  for (const word of words) {
    const found = lists.get(word)
    if (found !== undefined) return found
  }
  return -1
}

const lower = (frequency: number, cost: number) => Math.max(lowestDerived, frequency - cost)

/** A compound is as hard as its hardest part. */
function familiarityOfCompound(word: string, register: Register | undefined): Familiarity {
  const result = {
    frequency: highestFrequency,
    isFamiliar: true,
    isEarly: true,
    isUnknown: false,
    register,
    concreteness: 0,
  }
  for (const part of word.split('-')) {
    if (part === '') continue
    const { frequency, isFamiliar, isEarly, isUnknown } = sharedFamiliarity(lookUp(part), undefined)
    result.frequency = Math.min(result.frequency, frequency)
    result.isFamiliar &&= isFamiliar
    result.isEarly &&= isEarly
    result.isUnknown ||= isUnknown
  }
  return result
}
