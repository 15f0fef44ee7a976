import type { Tally } from '../analyze/tally.ts'

/** Linsear Write: one point for each easy word, three for each of three syllables and more, by the sentence. */
export function linsearWrite({
  words,
  sentences,
  polysyllables,
}: Pick<Tally, 'words' | 'sentences' | 'polysyllables'>): number {
  const points = (words - polysyllables + 3 * polysyllables) / sentences
  return points > 20 ? points / 2 : points / 2 - 1
}
