import { readingEase } from '../scores/ease.ts'
import { computeFormulas } from '../scores/formulas.ts'
import type { Summary } from '../types.ts'
import { findIssues, findWeaknesses } from './issues.ts'
import { readabilityLevelOf } from './readability-level.ts'
import type { Tally } from './tally.ts'

/** Silent reading of English prose (Brysbaert, 2019) and an unhurried talk. */
const READING_WORDS_PER_MINUTE = 238
const SPEAKING_WORDS_PER_MINUTE = 150

export function summarise(tally: Tally): Summary {
  const formulas = computeFormulas(tally)
  const { gradeLevel, score } = readingEase(tally)
  return {
    counts: {
      characters: tally.characters,
      words: tally.wordCount,
      sentences: tally.sentenceCount,
      paragraphs: tally.paragraphs,
      syllables: tally.syllables,
    },
    readingSeconds: Math.round((tally.wordCount * 60) / READING_WORDS_PER_MINUTE),
    speakingSeconds: Math.round((tally.wordCount * 60) / SPEAKING_WORDS_PER_MINUTE),
    formulas,
    gradeLevel,
    readabilityLevel: readabilityLevelOf(gradeLevel, tally.words),
    score,
    issues: findIssues(tally),
    weaknesses: findWeaknesses(tally),
  }
}
