import data from '../../data/qualifiers.json' with { type: 'json' }
import { PhraseBook } from './phrase-book.ts'

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

const guardRows: Record<string, GuardRow> = data.guards

const listOf = (words: string | undefined): ReadonlySet<string> | undefined =>
  words ? new Set(words.split(' ')) : undefined

function guardOf(phrase: string): Guard | null {
  if (!Object.hasOwn(guardRows, phrase)) return null
  const { notBefore, notAfter, onlyBefore, apart } = guardRows[phrase]!
  return { notBefore: listOf(notBefore), notAfter: listOf(notAfter), onlyBefore: listOf(onlyBefore), apart }
}

export const qualifiers = new PhraseBook(({ phrase, message }: { phrase: string; message: string }) => [
  [phrase.toLowerCase(), { message, guard: guardOf(phrase) } satisfies Qualifier] as const,
])

for (const { message, phrases } of Object.values(data.categories)) {
  for (const phrase of phrases.split(', ')) {
    const [first, second] = phrase.toLowerCase().split(' ', 2)
    qualifiers.add(first!, second === undefined ? [] : [second], { phrase, message })
  }
}
