import packed from '../../data/sentence-weights.json' with { type: 'json' }
import type { Token } from '../types.ts'
import { describeGap, MOST_FEATURES } from './boundary-features.ts'
import { judgeGap } from './gap.ts'
import { decodeWeights } from './packed-weights.ts'
import type { SentenceSoFar } from './sentence-so-far.ts'

const weights = decodeWeights(packed)
const features = new Int32Array(MOST_FEATURES)

/** Does a sentence end after this token? Where the rules leave it in doubt, what a treebank taught decides. */
export function isBoundary(text: string, tokens: readonly Token[], last: number, sentence: SentenceSoFar): boolean {
  const verdict = judgeGap(text, tokens, last, sentence)
  if (verdict !== 'in-doubt') return verdict === 'ends'
  sentence.readTo(text, tokens, last)
  const count = describeGap(text, tokens, last, sentence, features)
  let score = 0
  for (let at = 0; at < count; at++) score += weights[features[at]!]!
  return score > 0
}
