import type { Tally } from '../analyze/tally.ts'

/** Kincaid and others, 1975: a grade level from the same counts as Flesch. */
export function fleschKincaidGrade({
  words,
  sentences,
  syllables,
}: Pick<Tally, 'words' | 'sentences' | 'syllables'>): number {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}
