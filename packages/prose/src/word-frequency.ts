import { isWord, tokenize } from './tokenize/words.ts'

export interface WordCount {
  /** In lower case, with straight apostrophes and composed accents. */
  word: string
  occurrence: number
  /** Of all words, to two decimals. */
  percentage: number
}

export interface WordFrequency {
  wordFrequency: WordCount[]
  totalWords: number
  uniqueWords: number
}

/**
 * How often each word occurs, the most frequent first and words of equal count in alphabetical order. "Don’t" and
 * "well-known" are one word each, numbers and links count, emoji and marks do not.
 */
export function wordFrequency(text: string): WordFrequency {
  const counts = new Map<string, number>()
  let totalWords = 0
  for (const { word } of tokenize(text)) {
    if (!isWord(word)) continue
    counts.set(word.text, (counts.get(word.text) ?? 0) + 1)
    totalWords++
  }
  const words = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  return {
    wordFrequency: words.map(([word, occurrence]) => ({
      word,
      occurrence,
      percentage: Math.round((occurrence / totalWords) * 10_000) / 100,
    })),
    totalWords,
    uniqueWords: counts.size,
  }
}
