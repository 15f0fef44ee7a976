import type { FrequencyOutput } from './schema.ts'

/** Different words for every hundred words, with two decimals. */
export function vocabularyDiversity({ uniqueWords, totalWords }: FrequencyOutput) {
  return `${(totalWords === 0 ? 0 : (uniqueWords / totalWords) * 100).toFixed(2)}%`
}
