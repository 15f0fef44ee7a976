import { findAdverbsIn } from './rules/adverbs/adverbs.ts'
import { lyAdverbsIn } from './rules/adverbs/ly-adverbs.ts'
import { findComplexWordsIn } from './rules/complex-words/complex-words.ts'
import { findPassivesIn, passivesIn } from './rules/passive/passive.ts'
import { findQualifiersIn } from './rules/qualifiers/qualifiers.ts'
import { tokenizeSentences } from './tokenize/sentences.ts'
import type { Finding, PassiveFinding, Rule, Span } from './types.ts'

function findAll<F extends Finding>(rule: Rule<F>, text: string): F[] {
  return tokenizeSentences(text).flatMap((sentence) => rule(sentence))
}

export const findAdverbs = (text: string): Finding[] => findAll(findAdverbsIn, text)
export const findComplexWords = (text: string): Finding[] => findAll(findComplexWordsIn, text)
export const findPassives = (text: string): PassiveFinding[] => findAll(findPassivesIn, text)
export const findQualifiers = (text: string): Finding[] => findAll(findQualifiersIn, text)

/** Every adverb in -ly of a text, also those that are no fault, as a grammarian would count them. */
export function lyAdverbs(text: string): string[] {
  return tokenizeSentences(text).flatMap((sentence) =>
    lyAdverbsIn(sentence).map((at) => sentence.tokens[at]!.word.text),
  )
}

/** Where every passive of a text stands, as a grammarian would count them: “is located near the river” too. */
export function passiveClauses(text: string): Span[] {
  return tokenizeSentences(text).flatMap((sentence) =>
    passivesIn(sentence).map(({ auxiliary, participle }) => ({
      start: sentence.tokens[Math.min(auxiliary, participle)]!.start,
      end: sentence.tokens[Math.max(auxiliary, participle)]!.end,
    })),
  )
}
