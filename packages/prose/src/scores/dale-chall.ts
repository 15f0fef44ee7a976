import type { Tally } from '../analyze/tally.ts'

/** Dale and Chall, 1948: from sentence length and the share of words that are not on the list of familiar words. */
export function daleChall({ words, sentences, unfamiliar }: Pick<Tally, 'words' | 'sentences' | 'unfamiliar'>): number {
  const percentage = (100 * unfamiliar) / words
  const raw = 0.1579 * percentage + 0.0496 * (words / sentences)
  return percentage > 5 ? raw + 3.6365 : raw
}
