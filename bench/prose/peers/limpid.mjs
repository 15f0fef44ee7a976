import { analyze, countSyllables, findPassives, splitSentences } from '../../../packages/prose/src/index.ts'
import { isLyAdverb } from '../../../packages/prose/src/rules/adverbs/ly-adverbs.ts'
import { tokenizeSentences } from '../../../packages/prose/src/tokenize/sentences.ts'

export const name = 'limpid'
export const checks = 'adverbs, passive, qualifiers, plainer words, hard sentences, 8 formulas, reading ease'
export { analyze, countSyllables }
export const isPassive = (text) => findPassives(text).length > 0
export const sentences = (text) => splitSentences(text).map((sentence) => sentence.text)
export const ease = (text) => analyze(text).score

/** Every adverb, also those that the checker lets pass. */
export const lyAdverbs = (text) =>
  tokenizeSentences(text).flatMap((sentence) =>
    sentence.tokens.filter((_, at) => isLyAdverb(sentence, at)).map(({ word }) => word.text),
  )
