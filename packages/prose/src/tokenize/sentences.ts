import type { Span, Token, TokenizedSentence } from '../types.ts'
import { isBoundary } from './boundary.ts'
import { splitSegments } from './segments.ts'
import { SentenceSoFar } from './sentence-so-far.ts'
import { tokenize } from './words.ts'

/** Every sentence of a text, cut into words and punctuation marks. Blank text has none. */
export function tokenizeSentences(text: string): TokenizedSentence[] {
  return splitSegments(text).flatMap((segment) => tokenizeSegment(text, segment))
}

/** The sentences of one stretch of text that is known to hold whole sentences. */
export function tokenizeSegment(text: string, segment: Span): TokenizedSentence[] {
  const sentences: TokenizedSentence[] = []
  const tokens = tokenize(text, segment.start, segment.end)
  const sentence = new SentenceSoFar()
  for (let last = 0; last < tokens.length; last++) {
    const isLast = last + 1 === tokens.length
    if (!isLast && !isBoundary(text, tokens, last, sentence)) continue
    sentences.push(sentenceOf(text, tokens.slice(sentence.first, last + 1)))
    sentence.begin(last + 1)
  }
  return sentences
}

function sentenceOf(text: string, tokens: Token[]): TokenizedSentence {
  let flags = 0
  for (const token of tokens) flags |= token.word.flags
  const start = tokens[0]!.start
  const end = tokens[tokens.length - 1]!.end
  return { text: text.slice(start, end), start, end, tokens, flags }
}
