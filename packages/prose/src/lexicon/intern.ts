import type { WordType } from '../types.ts'
import { describeWord } from './describe-word.ts'

/**
 * Every distinct word is worked out once and found again by its characters alone, without cutting a string out of the
 * text. The table forgets everything when it is full, so that no text, however strange, can make it grow for ever.
 */
const MOST_TYPES = 50_000
const LONGEST_INTERNED = 64
/** Past this many steps a word is worked out anew: words chosen to collide cannot make the search slow. */
const LONGEST_PROBE = 24

let slots: (WordType | undefined)[] = new Array(8192).fill(undefined)
let hashes = new Int32Array(8192)
let size = 0
const rare = new Map<string, WordType>()

export const HASH_SEED = 0x811c9dc5 | 0
export const HASH_FACTOR = 0x01000193

/** The one folding that the hash and the comparison share: lower-case ASCII and a straight apostrophe. */
export function fold(code: number): number {
  if (code >= 65 && code <= 90) return code | 32
  return code === 0x2019 ? 39 : code
}

export function internWord(text: string, start: number, end: number, hash: number, kind: WordType['kind']): WordType {
  if (end - start > LONGEST_INTERNED) return describeWord(text.slice(start, end), kind)
  const mask = slots.length - 1
  let slot = (hash ^ (hash >>> 15)) & mask
  for (let probe = 0; probe < LONGEST_PROBE; probe++) {
    const known = slots[slot]
    if (known === undefined) return insert(slot, hash, describeWord(foldedCopy(text, start, end), kind))
    if (hashes[slot] === hash && known.kind === kind && spells(known.text, text, start, end)) return known
    slot = (slot + 1) & mask
  }
  return describeWord(foldedCopy(text, start, end), kind)
}

const marks: (WordType | undefined)[] = new Array(128).fill(undefined)

/** A mark of one ASCII character. */
export function internMark(code: number, kind: WordType['kind']): WordType {
  const known = marks[code]
  if (known !== undefined) return known
  const type = describeWord(String.fromCharCode(code), kind)
  marks[code] = type
  return type
}

/** Words with letters outside ASCII, emoji and rare marks: seldom enough for a plain map. */
export function internRare(text: string, start: number, end: number, kind: WordType['kind']): WordType {
  const spelling = text.slice(start, end)
  if (spelling.length > LONGEST_INTERNED) return describeWord(spelling, kind)
  const known = rare.get(spelling)
  if (known !== undefined) return known
  const type = describeWord(spelling, kind)
  if (rare.size >= MOST_TYPES) rare.clear()
  rare.set(copy(spelling), type)
  return type
}

function insert(slot: number, hash: number, type: WordType): WordType {
  if (size >= MOST_TYPES) {
    slots.fill(undefined)
    size = 0
    return type
  }
  slots[slot] = type
  hashes[slot] = hash
  size++
  if (size * 2 > slots.length) grow()
  return type
}

function grow(): void {
  const oldSlots = slots
  const oldHashes = hashes
  const mask = oldSlots.length * 2 - 1
  slots = new Array(oldSlots.length * 2).fill(undefined)
  hashes = new Int32Array(slots.length)
  for (let at = 0; at < oldSlots.length; at++) {
    const type = oldSlots[at]
    if (type === undefined) continue
    const hash = oldHashes[at]!
    let slot = (hash ^ (hash >>> 15)) & mask
    while (slots[slot] !== undefined) slot = (slot + 1) & mask
    slots[slot] = type
    hashes[slot] = hash
  }
}

function spells(spelling: string, text: string, start: number, end: number): boolean {
  const length = end - start
  if (spelling.length !== length) return false
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(start + at)
    const wanted = spelling.charCodeAt(at)
    if (code !== wanted && fold(code) !== wanted) return false
  }
  return true
}

/** A string of its own: a slice would keep the whole text in memory for as long as the word is remembered. */
function foldedCopy(text: string, start: number, end: number): string {
  const codes: number[] = []
  for (let at = start; at < end; at++) codes.push(fold(text.charCodeAt(at)))
  return String.fromCharCode(...codes)
}

function copy(text: string): string {
  const codes: number[] = []
  for (let at = 0; at < text.length; at++) codes.push(text.charCodeAt(at))
  return String.fromCharCode(...codes)
}
