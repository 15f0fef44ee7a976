import packed from '../../data/sentence-weights.json' with { type: 'json' }
import { flag } from '../lexicon/flags.ts'
import type { Token } from '../types.ts'
import { describeGap, INITIAL, MOST_FEATURES, shapeOf } from './boundary-features.ts'
import { isLowerCase, isUpperCase } from './characters.ts'
import { decodeWeights } from './packed-weights.ts'
import type { SentenceSoFar } from './sentence-so-far.ts'

/** "Thanks," may end a line of its own; a comma further on does not end a sentence. */
const LONGEST_GREETING = 6

/** Words that call for another: with no mark after them the sentence goes on. */
const NEVER_LAST = flag.determiner | flag.preposition | flag.conjunction | flag.modal

/** Can a sentence end after this token? Most gaps, those before a word in lower case, are settled here. */
export function isGap(text: string, tokens: readonly Token[], last: number, sentence: SentenceSoFar): boolean {
  const token = tokens[last]!
  const next = tokens[last + 1]!
  if (token.end === next.start) return isMissingSpace(text, tokens, last)
  const goesOnSmall = next.word.kind === 'word' && isLowerCase(text.charCodeAt(next.start))
  const { kind } = token.word
  if (kind === 'word' || kind === 'number') return !goesOnSmall && (token.word.flags & NEVER_LAST) === 0
  const mark = token.word.text
  if (mark === '.' && isBetweenInitials(text, tokens, last)) return false
  if (mark === ',') return !goesOnSmall && last - sentence.first < LONGEST_GREETING
  return !(
    goesOnSmall &&
    (mark === ';' || mark === '”' || (mark === '"' && last > 0 && tokens[last - 1]!.end === token.start))
  )
}

/** "J. R. R. Tolkien" */
function isBetweenInitials(text: string, tokens: readonly Token[], last: number): boolean {
  if (last === 0 || tokens[last + 2]?.word.text !== '.') return false
  return shapeOf(text, tokens[last - 1]) === INITIAL && shapeOf(text, tokens[last + 1]) === INITIAL
}

/** "the end.Next one": a full stop between a small letter and a capitalised word. */
function isMissingSpace(text: string, tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1]!
  if (last === 0 || !/^[.!?]+$/.test(tokens[last]!.word.text)) return false
  if (!isUpperCase(text.charCodeAt(next.start)) || next.end - next.start < 2) return false
  const before = tokens[last - 1]!
  return before.word.kind === 'word' && before.end - before.start > 1 && isLowerCase(text.charCodeAt(before.end - 1))
}

const weights = decodeWeights(packed)
const features = new Int32Array(MOST_FEATURES)

/** Above 0 when the sentence ends here. */
export function scoreGap(text: string, tokens: readonly Token[], last: number, sentence: SentenceSoFar): number {
  if (tokens[last]!.end === tokens[last + 1]!.start) return 1
  const count = describeGap(text, tokens, last, sentence, features)
  let score = 0
  for (let at = 0; at < count; at++) score += weights[features[at]!]!
  return score
}
