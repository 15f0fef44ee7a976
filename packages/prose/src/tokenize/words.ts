import { fold, HASH_SEED, internRare, internWord } from '../lexicon/intern.ts'
import type { Token, WordType } from '../types.ts'
import {
  APOSTROPHE,
  astralLetter,
  characterClass,
  DIGIT,
  HYPHEN,
  INVISIBLE,
  LETTER,
  SPACE,
  SURROGATE,
} from './characters.ts'
import { emoticonEnd, linkEnd, pictureEnd } from './special-tokens.ts'

const DOT = 0x2e
const COMMA = 0x2c
const COLON = 0x3a
const AMPERSAND = 0x26
const UNDERSCORE = 0x5f
const AT_SIGN = 0x40

/** Cuts `text` from `start` to `end` into words, numbers, punctuation marks and symbols, in one pass. */
export function tokenize(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = []
  let at = start
  while (at < end) {
    const code = text.charCodeAt(at)
    const kind = characterClass(code)
    if (kind === SPACE || kind === INVISIBLE) at++
    else if (kind === LETTER || kind === DIGIT) at = scanWord(text, at, end, tokens)
    else if (kind === SURROGATE && astralLetter(text, at) > 0) at = scanWord(text, at, end, tokens)
    else at = scanMark(text, at, end, code, kind, tokens)
  }
  return tokens
}

/** What a person counts as a word. */
export function isWord({ kind }: WordType): boolean {
  return kind === 'word' || kind === 'number' || kind === 'link'
}

function scanWord(text: string, start: number, end: number, tokens: Token[]): number {
  const startsWithDigit = characterClass(text.charCodeAt(start)) === DIGIT
  let hash = HASH_SEED
  let plain = true
  let compound = false
  let at = start
  while (at < end) {
    const code = text.charCodeAt(at)
    const kind = characterClass(code)
    if (kind === LETTER || kind === DIGIT) {
      plain &&= code < 128
    } else if (kind === INVISIBLE) {
      plain = false
    } else if (kind === SURROGATE) {
      if (astralLetter(text, at) === 0) break
      plain = false
      at++
    } else {
      const next = at + 1 < end ? characterClass(text.charCodeAt(at + 1)) : SPACE
      const beforeLetter = next === LETTER || next === DIGIT
      if (kind === APOSTROPHE && beforeLetter) plain &&= code === 0x27 || code === 0x2019
      else if ((kind === HYPHEN && beforeLetter) || (beforeLetter && (code === UNDERSCORE || code === AMPERSAND))) {
        plain &&= code < 128
        compound = true
      } else if (code === DOT || code === COMMA || code === COLON || code === AT_SIGN) {
        const link = code === COMMA ? 0 : linkEnd(text, start, at, end)
        if (link > 0) return push(tokens, text, start, link, 'link')
        if (!beforeLetter || code === AT_SIGN) break
        const insideNumber = next === DIGIT && characterClass(text.charCodeAt(at - 1)) === DIGIT
        if (!insideNumber && !(code === DOT && isInitial(text, start, at, end))) break
      } else break
    }
    hash = Math.imul(hash ^ fold(code), 0x01000193)
    at++
  }
  while (at > start + 1 && characterClass(text.charCodeAt(at - 1)) === INVISIBLE) at--
  const kind = startsWithDigit && !compound ? 'number' : 'word'
  if (isDottedAbbreviation(text, start, at) && text.charCodeAt(at) === DOT && at < end) {
    return push(tokens, text, start, at + 1, 'word')
  }
  const word = plain ? internWord(text, start, at, hash, kind) : internRare(text, start, at, kind)
  tokens.push({ start, end: at, word })
  return at
}

/** In "U.S.A." each dot stands between single letters. */
function isInitial(text: string, start: number, dot: number, end: number): boolean {
  const before = dot - 1 === start || text.charCodeAt(dot - 2) === DOT
  const after = dot + 2 >= end || characterClass(text.charCodeAt(dot + 2)) !== LETTER
  return before && after && characterClass(text.charCodeAt(dot - 1)) === LETTER
}

function isDottedAbbreviation(text: string, start: number, end: number): boolean {
  return end - start >= 3 && text.charCodeAt(end - 2) === DOT && characterClass(text.charCodeAt(end - 1)) === LETTER
}

function scanMark(text: string, start: number, end: number, code: number, kind: number, tokens: Token[]): number {
  const emoticon = emoticonEnd(text, start, end)
  if (emoticon > 0) return push(tokens, text, start, emoticon, 'symbol')
  if (kind === SURROGATE || code > 0x2100) return push(tokens, text, start, pictureEnd(text, start, end), 'symbol')
  let at = start + 1
  if (repeats(code)) while (at < end && isSameRun(code, text.charCodeAt(at))) at++
  return push(tokens, text, start, at, isPunctuation(kind) ? 'punctuation' : 'symbol')
}

function isPunctuation(kind: number): boolean {
  return kind === APOSTROPHE || kind === HYPHEN || kind === 6
}

/** "...", "?!", "--", "=====" are one mark; brackets and quotes are not. */
function repeats(code: number): boolean {
  return '.!?-=_*~#+…–—'.includes(String.fromCharCode(code))
}

function isSameRun(first: number, code: number): boolean {
  if (first === 0x21 || first === 0x3f) return code === 0x21 || code === 0x3f
  return first === code
}

function push(tokens: Token[], text: string, start: number, end: number, kind: Token['word']['kind']): number {
  tokens.push({ start, end, word: internRare(text, start, end, kind) })
  return end
}
