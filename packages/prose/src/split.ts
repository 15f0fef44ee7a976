import { tokenizeSentences } from './tokenize/sentences.ts'
import { isWord, tokenize } from './tokenize/words.ts'
import type { Span } from './types.ts'

export interface TextSpan extends Span {
  text: string
}

/** The sentences of a text with their places, without the blanks between them. */
export function splitSentences(text: string): TextSpan[] {
  return tokenizeSentences(text).map(({ text, start, end }) => ({ text, start, end }))
}

/** The words of a text as they are written, numbers and links included, marks and emoji left out. */
export function splitWords(text: string): TextSpan[] {
  return tokenize(text)
    .filter(({ word }) => isWord(word))
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
}
