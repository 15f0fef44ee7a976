/**
 * A very small neural net that looks at each letter which may be the heart of a syllable, with four letters on either
 * side, and says how likely it is one; the word has as many
 * syllables as the likelihoods add up to.
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
export const longestWord = 64
const width = 2 * reach + 1
const boundary = 27
const apostrophe = 26
const zeroCode = 63

/** Whether a letter is the heart of a syllable, as far as it can be told without the net. */
const never = 0
export const perhaps = 1
export const always = 2

const codeOf = (letter: string) => letter.charCodeAt(0) - 97
const [c, e, g, h, m, q, s, y] = ['c', 'e', 'g', 'h', 'm', 'q', 's', 'y'].map(codeOf)
const isVowel = new Uint8Array(symbols)
for (const letter of 'aeiouy') isVowel[codeOf(letter)] = 1

const codes = new Uint8Array(longestWord + 2 * reach)

/** Writes a word of at most `longestWord` letters as numbers, with boundary marks on both sides. Lent until the next call. */
export function encode(word: string): Uint8Array {
  for (let i = 0; i < reach; i += 1) codes[i] = codes[word.length + reach + i] = boundary
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i) - 97
    codes[i + reach] = code >= 0 && code < 26 ? code : apostrophe
  }
  return codes
}

/**
 * A lone a, i, o or u makes a syllable. The net decides on e, y and vowels in a row, and on the few marks that can
 * carry a syllable without a vowel: prism, rhythm, McCoy, didn't, Jones's.
 */
export function syllableAt(encoded: Uint8Array, at: number): number {
  const here = encoded[at + reach]!
  const before = encoded[at + reach - 1]!
  if (isVowel[here] === 1) {
    const after = encoded[at + reach + 1]!
    const isLone = isVowel[before] === 0 && isVowel[after] === 0
    return isLone && here !== e && here !== y && before !== q && before !== g ? always : perhaps
  }
  if (here === m) return before === s || before === h ? perhaps : never
  if (here === c) return before === m ? perhaps : never
  return here === apostrophe && at > 0 ? perhaps : never
}

export function createSyllableModel(weights: SyllableWeights): (word: string) => number {
  const { hidden, scales, packed } = weights
  let read = 0
  const take = (count: number, scale: number) => {
    const values = new Float64Array(count)
    for (let i = 0; i < count; i += 1) values[i] = (packed.charCodeAt(read++) - zeroCode) * scale
    return values
  }
  const letters = take(width * symbols * hidden, scales.letters)
  const bias = take(hidden, scales.bias)
  const output = take(hidden, scales.output)
  const outputBias = take(1, scales.outputBias)[0]!

  /** The nine letters are added up in one expression: this is where the time goes when a text has many new words. */
  const likelihoodAt = (encoded: Uint8Array, at: number): number => {
    const row0 = encoded[at]! * hidden
    const row1 = (symbols + encoded[at + 1]!) * hidden
    const row2 = (2 * symbols + encoded[at + 2]!) * hidden
    const row3 = (3 * symbols + encoded[at + 3]!) * hidden
    const row4 = (4 * symbols + encoded[at + 4]!) * hidden
    const row5 = (5 * symbols + encoded[at + 5]!) * hidden
    const row6 = (6 * symbols + encoded[at + 6]!) * hidden
    const row7 = (7 * symbols + encoded[at + 7]!) * hidden
    const row8 = (8 * symbols + encoded[at + 8]!) * hidden
    let sum = outputBias
    for (let unit = 0; unit < hidden; unit += 1) {
      const before = letters[row0 + unit]! + letters[row1 + unit]! + letters[row2 + unit]! + letters[row3 + unit]!
      const after = letters[row5 + unit]! + letters[row6 + unit]! + letters[row7 + unit]! + letters[row8 + unit]!
      const active = bias[unit]! + before + letters[row4 + unit]! + after
      if (active > 0) sum += active * output[unit]!
    }
    return 1 / (1 + Math.exp(-sum))
  }

  return (word) => {
    const encoded = encode(word)
    let expected = 0
    for (let at = 0; at < word.length; at += 1) {
      const heart = syllableAt(encoded, at)
      if (heart === perhaps) expected += likelihoodAt(encoded, at)
      else if (heart === always) expected += 1
    }
    return Math.max(1, Math.round(expected))
  }
}

/** The character that stands for a weight of so many steps, between -28 and 28. */
export const packStep = (step: number): string => String.fromCharCode(zeroCode + Math.max(-28, Math.min(28, step)))
