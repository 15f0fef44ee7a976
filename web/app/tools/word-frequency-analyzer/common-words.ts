import words from './common-words.json' with { type: 'json' }
import type { CountedWord } from './schema.ts'

const common = new Set(words)

/** Without the words that every English text is full of: articles, pronouns, prepositions, auxiliaries. */
export function withoutCommonWords(counted: readonly CountedWord[]) {
  return counted.filter(({ word }) => !common.has(word))
}
