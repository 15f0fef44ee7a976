import { tokenizeSentences } from '../tokenize/sentences.ts'
import type { Finding, Rule } from '../types.ts'

/** Runs one rule over a whole text; for tests and for callers that need only one kind of finding. */
export function findingsIn<F extends Finding>(rule: Rule<F>, text: string): F[] {
  return tokenizeSentences(text).flatMap((sentence) => rule(sentence))
}
