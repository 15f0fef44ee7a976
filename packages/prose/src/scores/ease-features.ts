import { type EaseSums, easeWords } from './ease-sums.ts'

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
    measure: (sums) => Math.log(easeWords(sums) / sums.easeSentences),
    typical: 2.952,
    spread: 0.3,
    weight: 1.3,
  },
  {
    name: 'turns',
    measure: (sums) => Math.log1p(sums.turns / sums.easeSentences),
    typical: 0.802,
    spread: 0.299,
    weight: 0.3,
  },
  {
    name: 'bookish words',
    measure: inVocabulary((sums) => sums.bookishWords),
    typical: 0.0084,
    spread: 0.0084,
    weight: 0.3,
  },
  {
    name: 'rarity',
    measure: inVocabulary((sums) => -sums.frequencies / 100),
    typical: -5.03,
    spread: 0.129,
    weight: 0.6,
  },
  {
    name: 'unfamiliar',
    measure: inVocabulary((sums) => sums.unfamiliarWords),
    typical: 0.168,
    spread: 0.056,
    weight: 0.6,
  },
  {
    name: 'learned late',
    measure: inVocabulary((sums) => sums.laterWords),
    typical: 0.242,
    spread: 0.0625,
    weight: 0.6,
  },
  {
    name: 'syllables',
    measure: inVocabulary((sums) => sums.vocabularySyllables),
    typical: 1.46,
    spread: 0.109,
    weight: 0.4,
  },
  {
    name: 'impersonal',
    measure: inVocabulary((sums) => -sums.personalWords),
    typical: -0.08,
    spread: 0.045,
    weight: 0.6,
  },
  {
    name: 'abstract nouns',
    measure: inVocabulary((sums) => sums.abstractWords),
    typical: 0.0246,
    spread: 0.0152,
    weight: 0.25,
  },
  {
    name: 'not concrete',
    measure: (sums) => -sums.concreteness / Math.max(1, sums.contentWords),
    typical: -0.032,
    spread: 0.115,
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
const spreadOfTotal = 3.6
