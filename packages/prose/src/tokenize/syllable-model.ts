/**
 * A very small neural net that looks at each letter which may be the heart of a syllable, with four letters on either
 * side, and says how likely it is one; the word has as many syllables as the likelihoods add up to.
 * `scripts/train-syllables.ts` learns the weights.
 */
export interface SyllableWeights {
  hidden: number
  scales: { letters: number; bias: number; output: number; outputBias: number }
  /** One character a weight: letters (offset, symbol, unit), bias (unit), output (unit), output bias. */
  packed: string
}

export const reach = 4
export const symbols = 28
const boundary = 27
const apostrophe = 26
const zeroCode = 63

/** Letters as numbers, with a margin of boundary marks on both sides. */
export function encode(word: string): Uint8Array {
  const codes = new Uint8Array(word.length + 2 * reach).fill(boundary)
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i) - 97
    codes[i + reach] = code >= 0 && code < 26 ? code : apostrophe
  }
  return codes
}

const vowelLetters = 'aeiouy'

/** Vowel letters, and the few marks that can carry a syllable without one: prism, rhythm, McCoy, didn't, Jones's. */
export function mayCarrySyllable(word: string, at: number): boolean {
  const letter = word[at]!
  if (vowelLetters.includes(letter)) return true
  const before = word[at - 1]
  if (letter === 'm') return before === 's' || before === 'h'
  if (letter === 'c') return before === 'm'
  return letter === "'" && at > 0
}

export function createSyllableModel(weights: SyllableWeights): (word: string) => number {
  const { hidden, scales, packed } = weights
  let read = 0
  const take = (count: number, scale: number) =>
    Float32Array.from({ length: count }, () => (packed.charCodeAt(read++) - zeroCode) * scale)
  const letters = take((2 * reach + 1) * symbols * hidden, scales.letters)
  const bias = take(hidden, scales.bias)
  const output = take(hidden, scales.output)
  const outputBias = take(1, scales.outputBias)[0]!
  const units = new Float32Array(hidden)

  const likelihoodAt = (codes: Uint8Array, at: number): number => {
    units.set(bias)
    for (let offset = 0; offset <= 2 * reach; offset += 1) {
      const row = (offset * symbols + codes[at + offset]!) * hidden
      for (let unit = 0; unit < hidden; unit += 1) units[unit] = units[unit]! + letters[row + unit]!
    }
    let sum = outputBias
    for (let unit = 0; unit < hidden; unit += 1) sum += Math.max(0, units[unit]!) * output[unit]!
    return 1 / (1 + Math.exp(-sum))
  }

  return (word) => {
    const codes = encode(word)
    let expected = 0
    for (let at = 0; at < word.length; at += 1) if (mayCarrySyllable(word, at)) expected += likelihoodAt(codes, at)
    return Math.max(1, Math.round(expected))
  }
}

/** The character that stands for a weight of so many steps, between -28 and 28. */
export const packStep = (step: number): string => String.fromCharCode(zeroCode + Math.max(-28, Math.min(28, step)))
