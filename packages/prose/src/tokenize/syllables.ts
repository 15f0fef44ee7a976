import exceptions from '../../data/syllable-exceptions.json' with { type: 'json' }
import weights from '../../data/syllable-weights.json' with { type: 'json' }
import { createSyllableModel, longestWord } from './syllable-model.ts'

const exceptionCounts = new Map<string, number>()
for (const [count, words] of Object.entries(exceptions)) {
  for (const word of words.split(' ')) exceptionCounts.set(word, Number(count))
}
const letterRuns = /[a-z]+(?:'[a-z]+)*/g
let model: ((word: string) => number) | undefined

/**
 * Spoken syllables of one word, at least 1. Hyphenated parts are counted one by one, accents are read as the plain
 * letter, and a token without letters (a number, a symbol) counts as one syllable, as the classic formulas have it.
 */
export function countSyllables(word: string): number {
  if (isPlain(word)) return countPart(word)
  const plain = word.toLowerCase().replace(/[’‘]/g, "'").normalize('NFD').replace(/\p{M}/gu, '')
  let total = 0
  for (const [part] of plain.matchAll(letterRuns)) total += countPart(part)
  return Math.max(1, total)
}

function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code < 97 || code > 122) return false
  }
  return word !== ''
}

function countPart(part: string): number {
  const known = exceptionCounts.get(part)
  if (known !== undefined) return known
  if (part.length > longestWord) return Math.ceil(part.length / 3)
  if (!/[aeiouy]/.test(part)) return countSpelledOut(part)
  model ??= createSyllableModel(weights)
  return model(part)
}

/** Without a vowel it is said letter by letter: "bbc", "html". "W" has three syllables. */
function countSpelledOut(part: string): number {
  let total = 0
  for (const letter of part.replace(/'.*/, '')) total += letter === 'w' ? 3 : 1
  return total
}
