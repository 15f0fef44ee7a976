import { countSyllables } from '../tokenize/syllables.ts'
import type { WordType } from '../types.ts'
import { classify } from './flags.ts'

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const APOSTROPHES = /[\u2019\u02bc\uff07]/g
const NOT_ASCII = /[^\0-\x7f]/
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/gu
/** The treebank that the classifiers learned from was typed: its marks are plain. */
const PLAIN_MARKS = new Map([
  ['“', '"'],
  ['”', '"'],
  ['«', '"'],
  ['»', '"'],
  ['‘', "'"],
  ['…', '...'],
  ['–', '-'],
  ['—', '--'],
])
/** No English word is longer; what is, is counted by its length and never read by the rules. */
const LONGEST_WORD = 64

/** Works out all that is known of a word from its spelling. Called once for each distinct word. */
export function describeWord(spelling: string, kind: WordType['kind']): WordType {
  const text = normalise(spelling, kind)
  const id = hashOf(PLAIN_MARKS.get(text) ?? text)
  if (kind === 'punctuation' || kind === 'symbol') return { text, kind, letters: 0, syllables: 0, flags: 0, id }
  const isWord = text.length <= LONGEST_WORD
  return {
    text,
    kind,
    letters: countLetters(text),
    syllables: isWord ? Math.max(1, countSyllables(text)) : Math.ceil(text.length / 3),
    flags: isWord && kind === 'word' ? classify(text) : 0,
    id,
  }
}

function normalise(spelling: string, kind: WordType['kind']): string {
  if (!NOT_ASCII.test(spelling)) return spelling.toLowerCase()
  if (kind === 'symbol') return spelling
  return spelling.replace(INVISIBLE, '').replace(APOSTROPHES, "'").normalize('NFC').toLowerCase()
}

function countLetters(text: string): number {
  if (NOT_ASCII.test(text)) return text.match(LETTERS_AND_DIGITS)?.length ?? 0
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) letters++
  }
  return letters
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  const length = Math.min(text.length, LONGEST_WORD)
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 16)
}
