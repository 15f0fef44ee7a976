import type { CountedWord } from './schema.ts'

/** A spreadsheet runs a cell that opens like this as a formula. */
const opensFormula = /^[=@\t]|^[+-](?!\d)/

function cell(word: string) {
  const harmless = opensFormula.test(word) ? `'${word}` : word
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function wordsAsCsv(words: readonly CountedWord[]) {
  const lines = words.map(({ word, occurrence, percentage }) => `${cell(word)},${occurrence},${percentage.toFixed(2)}`)
  return `${['Word,Occurrence,Percentage', ...lines].join('\r\n')}\r\n`
}
