import type { Tally } from '../analyze/tally.ts'

/** Flesch, 1948: 100 is very easy, 0 very hard. */
export function fleschReadingEase({
  words,
  sentences,
  syllables,
}: Pick<Tally, 'words' | 'sentences' | 'syllables'>): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}
