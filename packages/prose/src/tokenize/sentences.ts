import type { Span, Token, TokenizedSentence } from '../types.ts'
import { isLowerCase } from './characters.ts'
import { splitSegments } from './segments.ts'
import { tokenize } from './words.ts'

/** Every sentence of a text, cut into words and punctuation marks. Blank text has none. */
export function tokenizeSentences(text: string): TokenizedSentence[] {
  const sentences: TokenizedSentence[] = []
  for (const segment of splitSegments(text)) tokenizeSegment(text, segment, sentences)
  return sentences
}

/** Adds the sentences of one stretch of text that is known to hold whole sentences. */
export function tokenizeSegment(text: string, segment: Span, sentences: TokenizedSentence[]): void {
  const tokens = tokenize(text, segment.start, segment.end)
  let first = 0
  for (let last = 0; last < tokens.length; last++) {
    if (last + 1 < tokens.length && !isBoundary(text, tokens, last)) continue
    sentences.push(sentenceOf(text, tokens.slice(first, last + 1)))
    first = last + 1
  }
}

function sentenceOf(text: string, tokens: Token[]): TokenizedSentence {
  let flags = 0
  for (const token of tokens) flags |= token.word.flags
  const start = tokens[0]!.start
  const end = tokens[tokens.length - 1]!.end
  return { text: text.slice(start, end), start, end, tokens, flags }
}

const TERMINAL = /^(?:[.!?]+|…+)$/
const CLOSER = /^["'”’)\]»*_]$/
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof rev hon st sr jr gen col maj capt lt sgt gov sen rep pres vs etc inc ltd co corp no vol fig pp ch sec est dept approx jan feb mar apr jun jul aug sep sept oct nov dec mt ave blvd rd al ed eds e.g. i.e. cf ph'.split(
    ' ',
  ),
)

function isBoundary(text: string, tokens: readonly Token[], last: number): boolean {
  let at = last
  const next = tokens[last + 1]!
  while (at > 0 && CLOSER.test(tokens[at]!.word.text)) at--
  const mark = tokens[at]!
  if (!TERMINAL.test(mark.word.text)) return false
  if (CLOSER.test(next.word.text) && next.start === tokens[last]!.end) return false
  if (TERMINAL.test(next.word.text)) return false
  if (isLowerCase(text.charCodeAt(next.start))) return false
  if (mark.word.text === '.' && at > 0) {
    const before = tokens[at - 1]!.word
    if (ABBREVIATIONS.has(before.text)) return false
    if (before.text.length === 1 && before.kind === 'word' && before.text !== 'i') return false
  }
  return true
}
