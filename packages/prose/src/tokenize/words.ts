import { fold, HASH_FACTOR, HASH_SEED, internMark, internRare, internWord } from '../lexicon/intern.ts'
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

/** The lower-case letter or the digit that an ASCII code stands for; 0 for all that is neither. */
const FOLDED = new Uint8Array(128)
for (let code = 0; code < 128; code++) if (/[a-z0-9]/i.test(String.fromCharCode(code))) FOLDED[code] = fold(code)

const SPACE_BAR = 0x20
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
  let hash = HASH_SEED
  let plain = true
  let compound = false
  let at = start
  while (at < end) {
    const code = text.charCodeAt(at)
    const folded = code < 128 ? FOLDED[code]! : 0
    if (folded !== 0) {
      hash = Math.imul(hash ^ folded, HASH_FACTOR)
      at++
      continue
    }
    if (code === SPACE_BAR) break
    const step = stepInWord(text, start, at, end, code)
    if (step === 0) break
    if (step < 0) return push(tokens, text, start, -step, 'link')
    if (code === 0x27 || code === 0x2019) hash = Math.imul(hash ^ 0x27, HASH_FACTOR)
    else if (code < 128) {
      hash = Math.imul(hash ^ code, HASH_FACTOR)
      compound ||= code !== DOT && code !== COMMA && code !== COLON
    } else {
      plain = false
      compound ||= characterClass(code) === HYPHEN
    }
    at += step
  }
  return finishWord(text, start, at, end, hash, plain, compound, tokens)
}

/** How far a mark inside a word, or a letter outside ASCII, reaches; 0 where the word ends, minus its end for a link. */
function stepInWord(text: string, start: number, at: number, end: number, code: number): number {
  const kind = characterClass(code)
  if (kind === LETTER || kind === DIGIT || kind === INVISIBLE) return 1
  if (kind === SURROGATE) return astralLetter(text, at)
  if (code === DOT || code === COLON || code === AT_SIGN) {
    const link = linkEnd(text, start, at, end)
    if (link > 0) return -link
  }
  const next = at + 1 < end ? characterClass(text.charCodeAt(at + 1)) : SPACE
  if (next !== LETTER && next !== DIGIT) return 0
  if (kind === APOSTROPHE || kind === HYPHEN || code === UNDERSCORE || code === AMPERSAND) return 1
  if (code !== DOT && code !== COMMA && code !== COLON) return 0
  if (next === DIGIT && characterClass(text.charCodeAt(at - 1)) === DIGIT) return 1
  return code === DOT && isInitial(text, start, at, end) ? 1 : 0
}

function finishWord(
  text: string,
  start: number,
  stop: number,
  limit: number,
  hash: number,
  plain: boolean,
  compound: boolean,
  tokens: Token[],
): number {
  let end = stop
  if (!plain) while (end > start + 1 && characterClass(text.charCodeAt(end - 1)) === INVISIBLE) end--
  if (end < limit && text.charCodeAt(end) === DOT && isDottedAbbreviation(text, start, end)) {
    return push(tokens, text, start, end + 1, 'word')
  }
  const kind = !compound && characterClass(text.charCodeAt(start)) === DIGIT ? 'number' : 'word'
  const word = plain ? internWord(text, start, end, hash, kind) : internRare(text, start, end, kind)
  tokens.push({ start, end, word })
  return end
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
  if (isLoneMark(text, start, end, code)) {
    tokens.push({ start, end: start + 1, word: internMark(code, isPunctuation(kind) ? 'punctuation' : 'symbol') })
    return start + 1
  }
  const emoticon = emoticonEnd(text, start, end)
  if (emoticon > 0) return push(tokens, text, start, emoticon, 'symbol')
  if (kind === SURROGATE || code > 0x2100) return push(tokens, text, start, pictureEnd(text, start, end), 'symbol')
  let at = start + 1
  if (repeats(code)) while (at < end && isSameRun(code, text.charCodeAt(at))) at++
  return push(tokens, text, start, at, isPunctuation(kind) ? 'punctuation' : 'symbol')
}

/** An ASCII mark that nothing can join: the common case, settled without cutting a string. */
function isLoneMark(text: string, at: number, end: number, code: number): boolean {
  if (code >= 128) return false
  const next = at + 1 < end ? text.charCodeAt(at + 1) : SPACE_BAR
  return (
    next <= SPACE_BAR ||
    (next < 128 && FOLDED[next] !== 0 && code !== COLON && code !== 0x3b && code !== 0x3d && code !== 0x3c)
  )
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
