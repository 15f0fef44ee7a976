import { countSyllables } from '../tokenize/syllables.ts'
import type { WordType } from '../types.ts'
import { type Familiarity, familiarityOf } from './familiarity.ts'
import { classify, classifyMark } from './flags.ts'

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

/** Numbers, links and marks ask nothing of a reader's vocabulary. */
const NOT_VOCABULARY: Familiarity = {
  frequency: 7,
  isFamiliar: true,
  isEarly: true,
  isUnknown: false,
  register: undefined,
  concreteness: 0,
}
const UNREADABLE: Familiarity = { ...NOT_VOCABULARY, frequency: 0, isFamiliar: false, isEarly: false, isUnknown: true }

/** Works out all that is known of a word from its spelling. Called once for each distinct word. */
export function describeWord(spelling: string, kind: WordType['kind']): WordType {
  const text = normalise(spelling, kind)
  const id = hashOf(PLAIN_MARKS.get(text) ?? text)
  if (kind === 'word') return text.length <= LONGEST_WORD ? describeVocabulary(text, id) : describeMonster(text, id)
  const isNumber = kind === 'number'
  return {
    text,
    kind,
    letters: isNumber ? countLetters(text) : 0,
    syllables: isNumber ? 1 : 0,
    isFogWord: false,
    familiarity: NOT_VOCABULARY,
    flags: classifyMark(text),
    id,
  }
}

function describeVocabulary(text: string, id: number): WordType {
  const syllables = countSyllables(text)
  return {
    text,
    kind: 'word',
    letters: countLetters(text),
    syllables,
    isFogWord: syllables > 2 && isFogWord(text),
    familiarity: familiarityOf(text),
    flags: classify(text),
    id,
  }
}

function describeMonster(text: string, id: number): WordType {
  const syllables = Math.ceil(text.length / 3)
  return {
    text,
    kind: 'word',
    letters: countLetters(text),
    syllables,
    isFogWord: true,
    familiarity: UNREADABLE,
    flags: 0,
    id,
  }
}

function isFogWord(text: string): boolean {
  if (text.includes('-')) return false
  const stem = text.replace(/(?:es|ed|ing)$/, '')
  return stem === text || countSyllables(stem) > 2
}

function normalise(spelling: string, kind: WordType['kind']): string {
  if (!NOT_ASCII.test(spelling)) return spelling.toLowerCase()
  if (kind === 'symbol' || kind === 'link') return spelling
  if (kind === 'punctuation') return spelling.replace(APOSTROPHES, "'")
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
