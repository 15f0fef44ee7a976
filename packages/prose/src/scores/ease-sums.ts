import { isUpperCase } from '../tokenize/characters.ts'
import type { TokenizedSentence, WordType } from '../types.ts'

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

/** Where each word of the block last stood, counted in words. One for each block. */
export type RecentWords = Map<string, number>

/** After this many words a word must be called to mind again. */
const memory = 100
/** From this Zipf value on, a word is grammar rather than vocabulary. */
const veryCommon = 5.5

export const easeWords = (sums: EaseSums): number => sums.vocabulary + sums.repeats + sums.names

/** Adds one sentence of `text` to the sums. */
export function addToEaseSums(sums: EaseSums, sentence: TokenizedSentence, text: string, recent: RecentWords): void {
  let position = easeWords(sums)
  const first = position
  for (const { word, start } of sentence.tokens) {
    if (word.kind !== 'word') {
      if (isTurn(word.text)) sums.turns++
      continue
    }
    position++
    if (position > first + 1 && !word.familiarity.isFamiliar && isCapitalised(text, start)) {
      sums.names++
    } else if (word.familiarity.frequency < veryCommon && isRepeat(word.text, position, recent)) {
      sums.repeats++
    } else addWord(sums, word)
  }
  if (position > first) sums.easeSentences++
}

/** A capital and a small letter; words all in capitals are shouted, or initials to puzzle out. */
function isCapitalised(text: string, start: number): boolean {
  return isUpperCase(text.charCodeAt(start)) && !isUpperCase(text.charCodeAt(start + 1))
}

function isRepeat(word: string, position: number, recent: RecentWords): boolean {
  const last = recent.get(word)
  recent.set(word, position)
  return last !== undefined && position - last < memory
}

function addWord(sums: EaseSums, { familiarity, syllables }: WordType): void {
  const { frequency, isFamiliar, isEarly, register, concreteness = 0 } = familiarity
  sums.vocabulary++
  sums.vocabularySyllables += syllables
  if (frequency < veryCommon) {
    sums.contentWords++
    sums.concreteness += concreteness
    sums.frequencies += Math.round(100 * frequency)
  } else sums.frequencies += 100 * veryCommon
  if (!isFamiliar) sums.unfamiliarWords++
  if (!isEarly) sums.laterWords++
  if (register === 'personal') sums.personalWords++
  else if (register === 'abstract') sums.abstractWords++
  else if (register === 'bookish') sums.bookishWords++
}

function isTurn(mark: string): boolean {
  switch (mark) {
    case ',':
    case ';':
    case ':':
    case '(':
    case '–':
    case '—':
    case '--':
      return true
    default:
      return false
  }
}
