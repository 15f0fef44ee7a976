import { flag } from '../lexicon/flags.ts'
import type { Token } from '../types.ts'
import { abbreviationKind } from './abbreviations.ts'
import { INITIAL, shapeOf } from './boundary-features.ts'
import { isLowerCase, isUpperCase } from './characters.ts'
import type { SentenceSoFar } from './sentence-so-far.ts'

export type Verdict = 'goes-on' | 'ends' | 'in-doubt'

/** "Thanks," may end a line of its own; a comma further on does not end a sentence. */
const LONGEST_GREETING = 6
/** No abbreviation in small letters is this long: a full stop after such a word ends the sentence. */
const SHORTEST_WHOLE_WORD = 4
/** Words that call for another: with no mark after them the sentence goes on. */
const NEVER_LAST = flag.determiner | flag.preposition | flag.conjunction | flag.modal

/** Does a sentence end after this token? Answers where a plain rule can tell, which is in nearly all places. */
export function judgeGap(text: string, tokens: readonly Token[], last: number, sentence: SentenceSoFar): Verdict {
  const token = tokens[last]!
  const next = tokens[last + 1]!
  const { kind, text: mark } = token.word
  if (token.end === next.start) return isMissingSpace(text, tokens, last) ? 'ends' : 'goes-on'
  const beforeSmall = next.word.kind === 'word' && isLowerCase(text.charCodeAt(next.start))
  if (kind === 'word' || kind === 'number') {
    return beforeSmall || (token.word.flags & NEVER_LAST) !== 0 ? 'goes-on' : 'in-doubt'
  }
  if (kind === 'link' && next.word.kind === 'link') return 'ends'
  if (mark === ',') return beforeSmall || last - sentence.first >= LONGEST_GREETING ? 'goes-on' : 'in-doubt'
  if (beforeSmall) return mark === ';' || isClosingQuote(tokens, last) ? 'goes-on' : 'in-doubt'
  if (mark !== '.' && mark !== '!' && mark !== '?') return 'in-doubt'
  if (isWholeStop(text, tokens, last)) return 'ends'
  return mark === '.' && isAbbreviated(text, tokens, last) ? 'goes-on' : 'in-doubt'
}

/** “Stop!” said he: the words of a speaker are part of the sentence that names him. */
function isClosingQuote(tokens: readonly Token[], last: number): boolean {
  const mark = tokens[last]!.word.text
  return mark === '”' || (mark === '"' && last > 0 && tokens[last - 1]!.end === tokens[last]!.start)
}

/** "the whole story. Then" */
function isWholeStop(text: string, tokens: readonly Token[], last: number): boolean {
  const before = tokens[last - 1]
  const next = tokens[last + 1]!
  if (before === undefined || before.word.kind !== 'word' || before.end - before.start < SHORTEST_WHOLE_WORD)
    return false
  if (before.end !== tokens[last]!.start || next.word.kind !== 'word') return false
  return isLowerCase(text.charCodeAt(before.start)) && isUpperCase(text.charCodeAt(next.start))
}

function isAbbreviated(text: string, tokens: readonly Token[], last: number): boolean {
  const before = tokens[last - 1]
  const next = tokens[last + 1]!
  if (before === undefined || before.end !== tokens[last]!.start) return false
  const kind = abbreviationKind(before.word.text)
  if (kind === 'before-number') return next.word.kind === 'number'
  if (kind === 'title') return next.word.kind === 'word' && isUpperCase(text.charCodeAt(before.start))
  return kind === 'never-last' || isBetweenInitials(text, tokens, last)
}

/** "J. R. R. Tolkien": after an initial, where another stands before or after it. */
function isBetweenInitials(text: string, tokens: readonly Token[], last: number): boolean {
  if (shapeOf(text, tokens[last - 1]) !== INITIAL) return false
  if (tokens[last + 2]?.word.text === '.' && shapeOf(text, tokens[last + 1]) === INITIAL) return true
  return tokens[last - 2]?.word.text === '.' && shapeOf(text, tokens[last - 3]) === INITIAL
}

/** "the end.Next one": a full stop between a small letter and a capitalised word. */
function isMissingSpace(text: string, tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1]!
  const before = tokens[last - 1]
  const mark = tokens[last]!.word.text
  if (before === undefined || before.word.kind !== 'word' || (mark !== '.' && mark !== '!' && mark !== '?'))
    return false
  if (!isUpperCase(text.charCodeAt(next.start)) || next.end - next.start < 2) return false
  return before.end - before.start > 1 && isLowerCase(text.charCodeAt(before.end - 1))
}
