import { automatedReadabilityIndex } from '../scores/automated-readability-index.ts'
import { addToEaseSums, type RecentWords } from '../scores/ease-sums.ts'
import { isUpperCase } from '../tokenize/characters.ts'
import type { Difficulty, SentenceAnalysis, TokenizedSentence } from '../types.ts'
import type { Tally } from './tally.ts'

/** A sentence this short is never called hard, whatever its words. */
const SHORTEST_HARD_SENTENCE = 14
const HARD_FROM = 10
const VERY_HARD_FROM = 14

/** Adds one sentence of prose to the tally, and judges it on its own. Names are neither unfamiliar nor fog. */
export function measureSentence(
  sentence: TokenizedSentence,
  text: string,
  tally: Tally,
  recent: RecentWords,
): SentenceAnalysis {
  let words = 0
  let links = 0
  let letters = 0
  let syllables = 0
  for (const { word, start } of sentence.tokens) {
    if (word.kind === 'word' || word.kind === 'number') {
      words++
      letters += word.letters
      syllables += word.syllables
      if (word.syllables > 2) tally.polysyllables++
      if ((word.isFogWord || !word.familiarity.isFamiliar) && !(words > 1 && isUpperCase(text.charCodeAt(start)))) {
        if (word.isFogWord) tally.fogWords++
        if (!word.familiarity.isFamiliar) tally.unfamiliar++
      }
    } else if (word.kind === 'link') links++
  }
  tally.syllables += syllables
  tally.wordCount += words + links
  const ari = words === 0 ? 0 : automatedReadabilityIndex({ words, letters, sentences: 1 })
  if (words > 0) {
    addToEaseSums(tally, sentence, text, recent)
    tally.words += words
    tally.letters += letters
    tally.sentences++
    tally.sentenceCount++
  }
  return { start: sentence.start, end: sentence.end, words: words + links, ari, difficulty: judge(words, ari) }
}

function judge(words: number, ari: number): Difficulty {
  if (words < SHORTEST_HARD_SENTENCE || ari < HARD_FROM) return 'easy'
  return ari < VERY_HARD_FROM ? 'hard' : 'very-hard'
}
