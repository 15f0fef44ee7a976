import writeGood from 'write-good'

const only = {
  passive: true,
  illusion: false,
  so: false,
  thereIs: false,
  weasel: false,
  adverb: false,
  tooWordy: false,
  cliches: false,
  eprime: false,
}

export const name = 'write-good'
export const checks = 'passive, weasel words, adverbs, wordiness, clichés'
export const analyze = (text) => writeGood(text)
export const isPassive = (text) => writeGood(text, only).length > 0
export const lyAdverbs = (text) =>
  writeGood(text, { ...only, passive: false, adverb: true }).map(({ index, offset }) =>
    text.slice(index, index + offset),
  )
