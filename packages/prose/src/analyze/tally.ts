import { type EaseSums, emptyEaseSums } from '../scores/ease-sums.ts'

/**
 * Everything that is added up over a text. All entries are whole numbers, so that taking a block out and putting it
 * back gives exactly the same sums, and an edit never needs the rest of the document.
 */
export interface Tally extends EaseSums {
  characters: number
  /** All words that a person would count; the entries below it leave out headings, code and links. */
  wordCount: number
  sentenceCount: number
  paragraphs: number
  sentences: number
  words: number
  letters: number
  syllables: number
  /** Words of three syllables and more. */
  polysyllables: number
  /** The same as Gunning counts them: no names, no compounds, no third syllable that is only an ending. */
  fogWords: number
  /** Words outside the Dale-Chall list of familiar words; no names. */
  unfamiliar: number
  hardSentences: number
  veryHardSentences: number
  adverbs: number
  passives: number
  qualifiers: number
  complexWords: number
}

export function emptyTally(): Tally {
  return {
    characters: 0,
    wordCount: 0,
    sentenceCount: 0,
    paragraphs: 0,
    sentences: 0,
    words: 0,
    letters: 0,
    syllables: 0,
    polysyllables: 0,
    fogWords: 0,
    unfamiliar: 0,
    hardSentences: 0,
    veryHardSentences: 0,
    adverbs: 0,
    passives: 0,
    qualifiers: 0,
    complexWords: 0,
    ...emptyEaseSums(),
  }
}

const ENTRIES = Object.keys(emptyTally()) as (keyof Tally)[]

export function addTally(total: Tally, part: Tally): void {
  for (const entry of ENTRIES) total[entry] += part[entry]
}

export function subtractTally(total: Tally, part: Tally): void {
  for (const entry of ENTRIES) total[entry] -= part[entry]
}
