import { flag } from '../lexicon/flags.ts'
import { automatedReadabilityIndex } from '../scores/automated-readability-index.ts'
import { addToEaseSums } from '../scores/ease-sums.ts'
import type { RecentWords } from '../scores/recent-words.ts'
import { isUpperCase } from '../tokenize/characters.ts'
import type { Difficulty, SentenceAnalysis, TokenizedSentence, WordType } from '../types.ts'
import type { Tally } from './tally.ts'

/** A sentence this short is never called hard, whatever its words. */
const SHORTEST_HARD_SENTENCE = 14
const HARD_FROM = 10
const VERY_HARD_FROM = 14

/** Adds one sentence of prose to the tally, and judges it on its own. */
export function measureSentence(
  { tokens, start, end }: TokenizedSentence,
  text: string,
  tally: Tally,
  recent: RecentWords,
): SentenceAnalysis {
  let vocabulary = 0
  let numbers = 0
  let links = 0
  let letters = 0
  let turns = 0
  for (let at = 0; at < tokens.length; at++) {
    const { word, start } = tokens[at]!
    const { kind } = word
    if (kind === 'word') {
      letters += word.letters
      const isFamiliar = word.familiarity.isFamiliar
      const isCapital = (!isFamiliar || word.isFogWord) && isUpperCase(text.charCodeAt(start))
      if (!(isCapital && vocabulary + numbers > 0)) countHardWord(word, tally)
      tally.syllables += word.syllables
      if (word.syllables > 2) tally.polysyllables++
      const isName = isCapital && !isFamiliar && vocabulary > 0 && !isUpperCase(text.charCodeAt(start + 1))
      addToEaseSums(tally, word, isName, recent)
      vocabulary++
    } else if (kind === 'number') {
      numbers++
      letters += word.letters
      tally.syllables += word.syllables
    } else if (kind === 'link') links++
    else if (word.flags & flag.turn) turns++
  }
  const words = vocabulary + numbers
  tally.wordCount += words + links
  if (vocabulary > 0) tally.easeSentences++
  if (words > 0) {
    tally.words += words
    tally.letters += letters
    tally.turns += turns
    tally.sentences++
    tally.sentenceCount++
  }
  const ari = words === 0 ? 0 : automatedReadabilityIndex({ words, letters, sentences: 1 })
  return { start, end, words: words + links, ari, difficulty: judge(words, ari) }
}

/** Names inside a sentence are neither unfamiliar nor fog. */
function countHardWord({ isFogWord, familiarity }: WordType, tally: Tally): void {
  if (isFogWord) tally.fogWords++
  if (!familiarity.isFamiliar) tally.unfamiliar++
}

function judge(words: number, ari: number): Difficulty {
  if (words < SHORTEST_HARD_SENTENCE || ari < HARD_FROM) return 'easy'
  return ari < VERY_HARD_FROM ? 'hard' : 'very-hard'
}
