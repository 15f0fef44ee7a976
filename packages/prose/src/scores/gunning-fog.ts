import type { Tally } from '../analyze/tally.ts'

/** Gunning, 1952: years of schooling, from sentence length and hard words. */
export function gunningFog({ words, sentences, fogWords }: Pick<Tally, 'words' | 'sentences' | 'fogWords'>): number {
  return 0.4 * (words / sentences + (100 * fogWords) / words)
}
