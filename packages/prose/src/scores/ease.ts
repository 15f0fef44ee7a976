import { difficulty } from './ease-features.ts'
import type { EaseSums } from './ease-sums.ts'

export interface ReadingEase {
  /** 0 (for specialists) to 100 (for beginners). */
  score: number
  /** School grade: 1 to 12 are school, 13 to 16 college, 17 and 18 beyond. */
  gradeLevel: number
}

const typicalGrade = 8.7
const gradesPerSpread = 1.9
const highestGrade = 18
/** Between these the scale is even; beyond them it narrows, so that no text falls off either end. */
const evenFrom = 3
const evenTo = 12
/** Of a text this short, half is taken on trust: it is judged half by its own words, half as the typical text. */
const halfTrustedWords = 12

/**
 * How hard a text is to read, from sums over its sentences; the score is the grade turned round. A text without
 * words has grade 0 and score 100. The first few sentences move the result gently, because it starts out from the
 * typical text and comes away from it as words come in.
 */
export function readingEase(sums: EaseSums): ReadingEase {
  if (sums.vocabulary === 0) return { score: 100, gradeLevel: 0 }
  const trust = sums.vocabulary / (sums.vocabulary + halfTrustedWords)
  const gradeLevel = narrowEnds(typicalGrade + gradesPerSpread * trust * difficulty(sums))
  return { gradeLevel, score: 100 * (1 - gradeLevel / highestGrade) }
}

function narrowEnds(grade: number): number {
  if (grade < evenFrom) return evenFrom * Math.exp((grade - evenFrom) / evenFrom)
  if (grade <= evenTo) return grade
  const room = highestGrade - evenTo
  return evenTo + room * (1 - Math.exp((evenTo - grade) / room))
}
