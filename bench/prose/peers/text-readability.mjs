import readability from 'text-readability'

export const name = 'text-readability'
export const checks = 'readability formulas alone'
export const analyze = (text) => [
  readability.fleschReadingEase(text),
  readability.fleschKincaidGrade(text),
  readability.automatedReadabilityIndex(text),
  readability.colemanLiauIndex(text),
  readability.smogIndex(text),
  readability.gunningFog(text),
  readability.daleChallReadabilityScore(text),
  readability.linsearWriteFormula(text),
]
export const ease = (text) => readability.fleschReadingEase(text)
