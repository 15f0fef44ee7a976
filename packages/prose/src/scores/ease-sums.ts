import type { WordType } from '../types.ts'
import type { RecentWords } from './recent-words.ts'

/** What the reading ease is worked out from. Whole numbers that add up, so that a block can be put in or taken out. */
export interface EaseSums {
  /** Sentences that hold a word. */
  easeSentences: number
  /** Words of the language: no numbers, links, names or repeats. */
  vocabulary: number
  /** Words that stood a little earlier already: a hard word is hard once. Grammar words are never repeats. */
  repeats: number
  /** Capitalised inside a sentence, and not an everyday word. What a name is worth, no word list can say. */
  names: number
  /** Hundredths of the Zipf value, added up over the vocabulary; all very common words count the same. */
  frequencies: number
  /** Words of the vocabulary that are not very common. */
  contentWords: number
  /** Words that Dale and Chall's fourth-graders did not know. */
  unfamiliarWords: number
  /** Words beyond Spache's list for the third grade. */
  laterWords: number
  vocabularySyllables: number
  /** Concrete content words less abstract ones. */
  concreteness: number
  personalWords: number
  abstractWords: number
  bookishWords: number
  /** Commas, semicolons, colons, dashes and brackets: where a sentence bends. */
  turns: number
}

export function emptyEaseSums(): EaseSums {
  return {
    easeSentences: 0,
    vocabulary: 0,
    repeats: 0,
    names: 0,
    frequencies: 0,
    contentWords: 0,
    unfamiliarWords: 0,
    laterWords: 0,
    vocabularySyllables: 0,
    concreteness: 0,
    personalWords: 0,
    abstractWords: 0,
    bookishWords: 0,
    turns: 0,
  }
}

/** From this Zipf value on, a word is grammar rather than vocabulary. */
const veryCommon = 5.5

export const easeWords = (sums: EaseSums): number => sums.vocabulary + sums.repeats + sums.names

/** Adds one word of a sentence to the sums. */
export function addToEaseSums(sums: EaseSums, word: WordType, isName: boolean, recent: RecentWords): void {
  recent.pass()
  if (isName) sums.names++
  else if (word.familiarity.frequency < veryCommon && recent.meet(word)) sums.repeats++
  else addWord(sums, word, 1)
}

/** Makes a repeat of a word that was counted as new. */
export function takeBackRepeat(sums: EaseSums, word: WordType): void {
  addWord(sums, word, -1)
  sums.repeats++
}

function addWord(sums: EaseSums, { familiarity, syllables }: WordType, times: number): void {
  const { frequency, isFamiliar, isEarly, register, concreteness } = familiarity
  sums.vocabulary += times
  sums.vocabularySyllables += times * syllables
  if (frequency < veryCommon) {
    sums.contentWords += times
    sums.concreteness += times * concreteness
    sums.frequencies += times * Math.round(100 * frequency)
  } else sums.frequencies += times * 100 * veryCommon
  if (!isFamiliar) sums.unfamiliarWords += times
  if (!isEarly) sums.laterWords += times
  if (register === 'personal') sums.personalWords += times
  else if (register === 'abstract') sums.abstractWords += times
  else if (register === 'bookish') sums.bookishWords += times
}
