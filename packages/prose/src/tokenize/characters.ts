/** What the scanner needs to know of one UTF-16 code unit. */
export const SPACE = 1
export const LETTER = 2
export const DIGIT = 3
export const APOSTROPHE = 4
export const HYPHEN = 5
export const PUNCTUATION = 6
export const SYMBOL = 7
/** Invisible inside a word (soft hyphen, joiners, direction marks): belongs to it, but is no letter. */
export const INVISIBLE = 8
export const SURROGATE = 9

const classes = new Uint8Array(0x10000)

const INVISIBLE_CHARACTER = /^\p{Default_Ignorable_Code_Point}$/u

/** Plain ranges for what nearly every text is made of: Unicode's own classes take milliseconds to compile. */
function classify(code: number): number {
  if (code === 0x27 || code === 0x2019 || code === 0x02bc || code === 0xff07) return APOSTROPHE
  if (code === 0x2d || code === 0x2010 || code === 0x2011) return HYPHEN
  if (code < 0x80) return classifyAscii(code)
  if (code >= 0xd800 && code <= 0xdfff) return SURROGATE
  if (code >= 0xc0 && code < 0x2c2) return code === 0xd7 || code === 0xf7 ? SYMBOL : LETTER
  if (code >= 0x2012 && code < 0x2028) return PUNCTUATION
  return classifyRare(String.fromCharCode(code))
}

function classifyAscii(code: number): number {
  if (code <= 0x20 || code === 0x7f) return SPACE
  if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)) return LETTER
  if (code >= 0x30 && code <= 0x39) return DIGIT
  return '$+<=>^`|~'.includes(String.fromCharCode(code)) ? SYMBOL : PUNCTUATION
}

function classifyRare(character: string): number {
  if (INVISIBLE_CHARACTER.test(character)) return INVISIBLE
  if (/^[\p{L}\p{M}]$/u.test(character)) return LETTER
  if (/^\p{N}$/u.test(character)) return DIGIT
  if (/^[\s\p{Z}\p{C}]$/u.test(character)) return SPACE
  return /^\p{P}$/u.test(character) ? PUNCTUATION : SYMBOL
}

/** Worked out on first sight of each code unit: a table of all 65,536 would cost more than most texts. */
export function characterClass(code: number): number {
  const known = classes[code]!
  if (known !== 0) return known
  const found = classify(code)
  classes[code] = found
  return found
}

const LETTER_OR_NUMBER = /^[\p{L}\p{M}\p{N}]$/u

/** Length in code units of the letter of an upper plane (mathematical bold, Gothic …) at `at`, or 0 where there is none. */
export function astralLetter(text: string, at: number): number {
  const point = text.codePointAt(at) ?? 0
  return point > 0xffff && LETTER_OR_NUMBER.test(String.fromCodePoint(point)) ? 2 : 0
}

export function isUpperCase(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90
  const character = String.fromCharCode(code)
  return character !== character.toLowerCase()
}

export function isLowerCase(code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122
  const character = String.fromCharCode(code)
  return character !== character.toUpperCase()
}

const SURROGATES = /[\ud800-\udfff]/
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** Characters as a writer counts them: a pair of surrogates is one. */
export function characterCount(text: string): number {
  return SURROGATES.test(text) ? text.length - (text.match(PAIR)?.length ?? 0) : text.length
}
