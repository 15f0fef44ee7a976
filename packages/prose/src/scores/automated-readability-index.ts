import type { Tally } from '../analyze/tally.ts'

/** Smith and Senter, 1967: a grade level from letters and words alone. */
export function automatedReadabilityIndex({
  words,
  sentences,
  letters,
}: Pick<Tally, 'words' | 'sentences' | 'letters'>): number {
  return 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43
}
