import type { EaseSums } from './ease-sums.ts'

/** One thing that makes a text hard; the higher its measure, the harder the text. */
interface EaseFeature {
  name: string
  measure: (sums: EaseSums) => number
  /** Mean and standard deviation over 170-word excerpts of news, fiction and web pages. */
  typical: number
  spread: number
  weight: number
}

const inVocabulary = (count: (sums: EaseSums) => number) => (sums: EaseSums) => count(sums) / sums.vocabulary

/**
 * Sentences, words and register. No weight was fitted to graded texts: those known from the research on readability to
 * tell most about a reader's trouble count most, and several measures of one thing share its weight.
 */
export const features: readonly EaseFeature[] = [
  {
    name: 'sentence length',
    measure: (sums) => Math.log((sums.vocabulary + sums.names) / sums.easeSentences),
    typical: 2.949,
    spread: 0.293,
    weight: 1.3,
  },
  {
    name: 'turns',
    measure: (sums) => Math.log1p(sums.turns / sums.easeSentences),
    typical: 0.8,
    spread: 0.29,
    weight: 0.3,
  },
  {
    name: 'bookish words',
    measure: inVocabulary((sums) => sums.bookishWords),
    typical: 0.0084,
    spread: 0.0088,
    weight: 0.3,
  },
  {
    name: 'rarity',
    measure: inVocabulary((sums) => -sums.frequencies / 100),
    typical: -4.996,
    spread: 0.134,
    weight: 0.6,
  },
  {
    name: 'unfamiliar',
    measure: inVocabulary((sums) => sums.unfamiliarWords),
    typical: 0.179,
    spread: 0.06,
    weight: 0.6,
  },
  { name: 'learned late', measure: inVocabulary((sums) => sums.laterWords), typical: 0.26, spread: 0.067, weight: 0.6 },
  {
    name: 'syllables',
    measure: inVocabulary((sums) => sums.vocabularySyllables),
    typical: 1.486,
    spread: 0.118,
    weight: 0.4,
  },
  {
    name: 'impersonal',
    measure: inVocabulary((sums) => -sums.personalWords),
    typical: -0.077,
    spread: 0.043,
    weight: 0.6,
  },
  {
    name: 'abstract nouns',
    measure: inVocabulary((sums) => sums.abstractWords),
    typical: 0.027,
    spread: 0.017,
    weight: 0.25,
  },
  {
    name: 'not concrete',
    measure: (sums) => -sums.concreteness / Math.max(1, sums.contentWords),
    typical: -0.038,
    spread: 0.127,
    weight: 0.35,
  },
]

/** How hard a text with at least one word of vocabulary is, in standard deviations from the typical one. */
export function difficulty(sums: EaseSums): number {
  let total = 0
  for (const { measure, typical, spread, weight } of features) total += (weight * (measure(sums) - typical)) / spread
  return total / spreadOfTotal
}

/** The features go together, so that their sum spreads wider than independent ones would. */
const spreadOfTotal = 3.45
