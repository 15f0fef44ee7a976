import type { Tally } from '../analyze/tally.ts'

/** McLaughlin, 1969: a grade level from the words of three syllables and more in 30 sentences. */
export function smogIndex({ sentences, polysyllables }: Pick<Tally, 'sentences' | 'polysyllables'>): number {
  return 1.043 * Math.sqrt(polysyllables * (30 / sentences)) + 3.1291
}
