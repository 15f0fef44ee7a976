import { findPassivesIn } from './rules/passive/passive.ts'
import { tokenizeSentences } from './tokenize/sentences.ts'
import type { Finding, PassiveFinding, Rule } from './types.ts'

function findAll<F extends Finding>(rule: Rule<F>, text: string): F[] {
  return tokenizeSentences(text).flatMap((sentence) => rule(sentence))
}

export const findPassives = (text: string): PassiveFinding[] => findAll(findPassivesIn, text)
