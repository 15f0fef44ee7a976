/** How firmly two neighbouring words are parted: by nothing that counts, by a comma or dash, or by a sentence's end. */
export const JOINED = 0
export const COMMA = 1
export const STOP = 2

/** A text as parallel arrays, one place a word: much cheaper than an object each when the text is a novel. */
export interface TextWords {
  /** Lower case, without accents and apostrophes, as patterns spell it. */
  words: string[]
  starts: number[]
  ends: number[]
  /** What parts the word from the one before. */
  breaks: number[]
  /** Whether the word ends in 's or s'. */
  possessive: boolean[]
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|[&%]/gu
const SPACE = 32
const ABBREVIATION = /^(?:mr|mrs|ms|dr|st|vs|no|etc|[a-z])$/
/** A map, since a plain object has a “constructor”, as texts about programs do. */
const SYMBOLS = new Map([
  ['&', 'and'],
  ['%', 'percent'],
])

/** The spelling that patterns and texts share. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is for plain ASCII, control characters included
  if (/^[\x00-\x7f]*$/.test(lower))
    return lower.includes("'") ? lower.replaceAll("'", '') : (SYMBOLS.get(lower) ?? lower)
  return lower.replace(/['’ʼ]/g, '').normalize('NFD').replace(/\p{M}/gu, '')
}

function breakBetween(text: string, end: number, start: number, previous: string): number {
  if (start - end === 1 && text.charCodeAt(end) === SPACE) return JOINED
  const gap = text.slice(end, start)
  if (/[!?()[\]{}:]|\n\s*\n/.test(gap)) return STOP
  if (/\.{2,}|…/.test(gap)) return COMMA
  if (gap.includes('.')) return ABBREVIATION.test(previous) ? JOINED : STOP
  return /[,;—–]|--/.test(gap) ? COMMA : JOINED
}

const isApostrophe = (character: string | undefined) => character === "'" || character === '’'

export function readWords(text: string): TextWords {
  const read: TextWords = { words: [], starts: [], ends: [], breaks: [], possessive: [] }
  let end = 0
  let previous = ''
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const word = normalizeWord(raw)
    read.breaks.push(breakBetween(text, end, match.index, previous))
    end = match.index + raw.length
    const after = text.charAt(end)
    read.possessive.push(word.endsWith('s') && (isApostrophe(raw.at(-2)) || isApostrophe(after)))
    read.words.push(word)
    read.starts.push(match.index)
    read.ends.push(end)
    previous = word
  }
  return read
}
