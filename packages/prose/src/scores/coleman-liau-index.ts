import type { Tally } from '../analyze/tally.ts'

/** Coleman and Liau, 1975: a grade level from letters and sentences per 100 words. */
export function colemanLiauIndex({
  words,
  sentences,
  letters,
}: Pick<Tally, 'words' | 'sentences' | 'letters'>): number {
  return 0.0588 * ((100 * letters) / words) - 0.296 * ((100 * sentences) / words) - 15.8
}
