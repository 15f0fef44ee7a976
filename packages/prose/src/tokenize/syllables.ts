import exceptions from '../../data/syllable-exceptions.json' with { type: 'json' }
import weights from '../../data/syllable-weights.json' with { type: 'json' }
import { createSyllableModel } from './syllable-model.ts'

const known = new Map(
  Object.entries(exceptions).flatMap(([count, words]) => words.split(' ').map((word) => [word, +count])),
)
const letterRuns = /[a-z]+(?:'[a-z]+)*/g
const longestPart = 64
let countPart: ((part: string) => number) | undefined

/**
 * Spoken syllables of one word, at least 1. Hyphenated parts are counted one by one, accents are read as the plain
 * letter, and a token without letters (a number, a symbol) counts as one syllable, as the classic formulas have it.
 */
export function countSyllables(word: string): number {
  const plain = simplify(word)
  let total = 0
  for (const [part] of plain.matchAll(letterRuns)) total += known.get(part) ?? countModelled(part)
  return Math.max(1, total)
}

function countModelled(part: string): number {
  if (part.length > longestPart) return Math.ceil(part.length / 3)
  countPart ??= createSyllableModel(weights)
  return countPart(part)
}

function simplify(word: string): string {
  if (/^[a-z]+$/.test(word)) return word
  return word.toLowerCase().normalize('NFD').replace(/[’‘]/g, "'").replace(/\p{M}/gu, '')
}
