import { findAdverbsIn } from './rules/adverbs/adverbs.ts'
import { findComplexWordsIn } from './rules/complex-words/complex-words.ts'
import { findPassivesIn } from './rules/passive/passive.ts'
import { findQualifiersIn } from './rules/qualifiers/qualifiers.ts'
import { tokenizeSentences } from './tokenize/sentences.ts'
import type { Finding, PassiveFinding, Rule } from './types.ts'

function findAll<F extends Finding>(rule: Rule<F>, text: string): F[] {
  return tokenizeSentences(text).flatMap((sentence) => rule(sentence))
}

export const findAdverbs = (text: string): Finding[] => findAll(findAdverbsIn, text)
export const findComplexWords = (text: string): Finding[] => findAll(findComplexWordsIn, text)
export const findPassives = (text: string): PassiveFinding[] => findAll(findPassivesIn, text)
export const findQualifiers = (text: string): Finding[] => findAll(findQualifiersIn, text)
