import { flag } from '../lexicon/flags.ts'
import type { Token } from '../types.ts'
import { isUpperCase } from './characters.ts'
import type { SentenceSoFar } from './sentence-so-far.ts'

/** Features are hashed into this many weights. */
export const WEIGHT_COUNT = 1 << 14
export const MOST_FEATURES = 40

const LOWER = 1
const CAPITALISED = 2
const ALL_CAPITALS = 3
export const INITIAL = 4
const NUMBER = 5
const LINK = 6
const NOTHING = 7
const ABBREVIATION = 16

/** A word's case, or the very mark. */
export function shapeOf(text: string, token: Token | undefined): number {
  if (token === undefined) return NOTHING
  const { kind } = token.word
  if (kind === 'number') return NUMBER
  if (kind === 'link') return LINK
  if (kind !== 'word') return token.word.id | 8
  if (text.charCodeAt(token.end - 1) === 0x2e) return ABBREVIATION
  if (!isUpperCase(text.charCodeAt(token.start))) return LOWER
  if (token.end - token.start === 1) return INITIAL
  return isUpperCase(text.charCodeAt(token.start + 1)) ? ALL_CAPITALS : CAPITALISED
}

function bucket(count: number): number {
  if (count < 6) return count
  if (count < 9) return 6
  if (count < 13) return 7
  if (count < 20) return 8
  return count < 35 ? 9 : 10
}

const GRAMMAR = [
  flag.be,
  flag.have,
  flag.do,
  flag.modal,
  flag.determiner,
  flag.pronoun,
  flag.preposition,
  flag.conjunction,
]

function grammarOf(token: Token | undefined): number {
  const flags = token?.word.flags ?? 0
  let code = 0
  for (const bit of GRAMMAR) code = (code << 1) | ((flags & bit) === 0 ? 0 : 1)
  return code
}

function lengthOf(token: Token | undefined): number {
  return token === undefined ? 0 : Math.min(5, token.end - token.start)
}

/**
 * Describes the gap after the token at `last`: the features of a linear classifier, as positions in its table of weights.
 * The trainer and the splitter share this one description.
 */
export function describeGap(
  text: string,
  tokens: readonly Token[],
  last: number,
  sentence: SentenceSoFar,
  features: Int32Array,
): number {
  let count = 0
  const add = (template: number, first: number, second = 0) => {
    let hash = Math.imul(template, 0x9e3779b1) ^ Math.imul(first, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(second, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39)
    features[count++] = (hash ^ (hash >>> 16)) & (WEIGHT_COUNT - 1)
  }
  const ending = tokens[last]!
  const mark = tokens[Math.max(sentence.first, sentence.mark)]!
  const before = sentence.mark > sentence.first ? tokens[sentence.mark - 1] : undefined
  const earlier = sentence.mark - 1 > sentence.first ? tokens[sentence.mark - 2] : undefined
  const next = tokens[last + 1]!
  const second = tokens[last + 2]
  const third = tokens[last + 3]

  const endingShape = shapeOf(text, ending)
  const markShape = shapeOf(text, mark)
  const beforeShape = shapeOf(text, before)
  const nextShape = shapeOf(text, next)
  const secondShape = shapeOf(text, second)
  const thirdShape = shapeOf(text, third)
  const length = bucket(last - sentence.first + 1)
  const touches = second !== undefined && second.start === next.end ? 1 : 0
  const spaced = before !== undefined && before.end < mark.start ? 1 : 0
  const state = sentence.state()

  add(1, 0)
  add(2, endingShape, nextShape)
  add(3, markShape, nextShape)
  add(4, markShape, beforeShape)
  add(5, before?.word.id ?? 0, markShape)
  add(6, mark.word.id, nextShape)
  add(7, next.word.id, nextShape)
  add(8, next.word.id, markShape)
  add(9, nextShape, secondShape)
  add(10, second?.word.id ?? 0, nextShape)
  add(11, length, markShape)
  add(12, length, nextShape)
  add(13, state, markShape)
  add(14, state, nextShape)
  add(15, touches, nextShape)
  add(16, spaced, markShape)
  add(17, lengthOf(before), beforeShape ^ Math.imul(markShape, 31))
  add(18, shapeOf(text, earlier) ^ Math.imul(beforeShape, 31), markShape)
  add(19, secondShape ^ Math.imul(nextShape, 31), markShape)
  add(20, thirdShape ^ Math.imul(secondShape, 31), nextShape)
  add(21, tokens[sentence.first]!.word.id, markShape)
  add(22, shapeOf(text, tokens[sentence.first]), nextShape)
  add(23, beforeShape ^ Math.imul(nextShape, 31), markShape)
  add(24, grammarOf(mark), grammarOf(next))
  add(25, grammarOf(next), grammarOf(second))
  add(26, before?.word.id ?? 0, mark.word.id)
  add(27, state ^ Math.imul(length, 31), markShape ^ Math.imul(nextShape, 31))
  add(28, mark.word.id, next.word.id)
  add(29, lengthOf(next) ^ Math.imul(nextShape, 31), markShape)
  add(30, sentence.capitals, markShape ^ Math.imul(nextShape, 31))
  return count
}
