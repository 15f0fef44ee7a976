import {
  analyze,
  countSyllables,
  lyAdverbs,
  passiveClauses,
  splitSentences,
} from '../../../packages/prose/src/index.ts'

export const name = 'limpid'
export const checks = 'adverbs, passive, qualifiers, plainer words, hard sentences, 8 formulas, reading ease'
/** Every adverb and every passive, also those that the checker lets pass. */
export { analyze, countSyllables, lyAdverbs }
export const isPassive = (text) => passiveClauses(text).length > 0
export const sentences = (text) => splitSentences(text).map((sentence) => sentence.text)
export const ease = (text) => analyze(text).score
