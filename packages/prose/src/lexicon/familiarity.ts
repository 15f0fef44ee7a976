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
  register?: Register | undefined
  /** 1: can be seen, touched or done with the body; -1: can only be thought. */
  concreteness?: number
}

const highestFrequency = 7
const lowestDerived = 2.8
const unknown: Familiarity = { frequency: 2.4, isFamiliar: false, isEarly: false, isUnknown: true }
let listed: Map<string, Familiarity> | undefined

/** What the lists say of a word in lower case with straight apostrophes. Only the lists are kept: keep the answer. */
export function familiarityOf(word: string): Familiarity {
  return { ...lookUp(word), register: registerOf(word) }
}

function lookUp(word: string): Familiarity {
  listed ??= readLists()
  const exact = listed.get(word)
  if (exact !== undefined) return exact
  const inflected = firstListed(inflectionStems(word), listed)
  if (inflected !== undefined) return { ...inflected, frequency: lower(inflected.frequency, 0.4) }
  if (word.includes('-')) return familiarityOfCompound(word)
  return familiarityOfDerived(word, listed)
}

function readLists(): Map<string, Familiarity> {
  const words = new Map<string, Familiarity>()
  const groups = data.groups.map(({ frequency, familiar, early, concreteness }) => {
    return { frequency, isFamiliar: familiar, isEarly: early, isUnknown: false, concreteness }
  })
  decodeWords(data.list, (word, group) => words.set(word, groups[group]!))
  return words
}

/** The listed words of at least this Zipf value. */
export function commonWords(frequency: number): string[] {
  listed ??= readLists()
  return [...listed].filter(([, familiarity]) => familiarity.frequency >= frequency).map(([word]) => word)
}

function firstListed(words: string[], lists: ReadonlyMap<string, Familiarity>): Familiarity | undefined {
  for (const word of words) {
    const found = lists.get(word)
    if (found !== undefined) return found
  }
  return undefined
}

const lower = (frequency: number, cost: number) => Math.max(lowestDerived, frequency - cost)

/** "kindness" is on no list, but whoever knows "kind" is not quite lost. */
function familiarityOfDerived(word: string, lists: ReadonlyMap<string, Familiarity>): Familiarity {
  for (const stem of derivationStems(word)) {
    const base = lists.get(stem) ?? firstListed(inflectionStems(stem), lists)
    if (base !== undefined) return { ...unknown, frequency: lower(base.frequency, 1), isUnknown: false }
  }
  return unknown
}

/** A compound is as hard as its hardest part. */
function familiarityOfCompound(word: string): Familiarity {
  const result = { frequency: highestFrequency, isFamiliar: true, isEarly: true, isUnknown: false }
  for (const part of word.split('-')) {
    if (part === '') continue
    const { frequency, isFamiliar, isEarly, isUnknown } = lookUp(part)
    result.frequency = Math.min(result.frequency, frequency)
    result.isFamiliar &&= isFamiliar
    result.isEarly &&= isEarly
    result.isUnknown ||= isUnknown
  }
  return result
}
