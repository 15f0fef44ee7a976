import data from '../../data/qualifiers.json' with { type: 'json' }
import { addPhrase, emptyBook } from './phrase-book.ts'

/** What may not, or must, stand beside a qualifier for it to be one. */
export interface Guard {
  notBefore?: ReadonlySet<string>
  notAfter?: ReadonlySet<string>
  onlyBefore?: ReadonlySet<string>
  /** Set apart by commas: ", you know,". */
  apart?: boolean
}

export interface Qualifier {
  message: string
  guard: Guard | null
}

interface GuardRow {
  notBefore?: string
  notAfter?: string
  onlyBefore?: string
  apart?: boolean
}

const listOf = (words: string | undefined): ReadonlySet<string> | undefined =>
  words ? new Set(words.split(' ')) : undefined

const guards = new Map<string, Guard>()
for (const [phrase, row] of Object.entries(data.guards as Record<string, GuardRow>)) {
  guards.set(phrase, {
    notBefore: listOf(row.notBefore),
    notAfter: listOf(row.notAfter),
    onlyBefore: listOf(row.onlyBefore),
    apart: row.apart,
  })
}

export const qualifiers = emptyBook<Qualifier>()
for (const { message, phrases } of Object.values(data.categories)) {
  for (const phrase of phrases.split(', ')) {
    addPhrase(qualifiers, phrase.toLowerCase().split(' '), { message, guard: guards.get(phrase) ?? null })
  }
}

export const startsQualifier = (word: string): boolean => qualifiers.next!.has(word)
