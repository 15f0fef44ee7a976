import type { Tally } from '../analyze/tally.ts'
import type { Formulas } from '../types.ts'
import { automatedReadabilityIndex } from './automated-readability-index.ts'
import { colemanLiauIndex } from './coleman-liau-index.ts'
import { daleChall } from './dale-chall.ts'
import { fleschKincaidGrade } from './flesch-kincaid-grade.ts'
import { fleschReadingEase } from './flesch-reading-ease.ts'
import { gunningFog } from './gunning-fog.ts'
import { linsearWrite } from './linsear-write.ts'
import { smogIndex } from './smog-index.ts'

const formulas = {
  fleschReadingEase,
  fleschKincaidGrade,
  automatedReadabilityIndex,
  colemanLiauIndex,
  smogIndex,
  gunningFog,
  daleChall,
  linsearWrite,
}

/** Every classic formula, unrounded; all 0 where there is not one word to count. */
export function computeFormulas(tally: Tally): Formulas {
  const isEmpty = tally.words === 0 || tally.sentences === 0
  const results = Object.entries(formulas).map(([name, formula]) => [name, isEmpty ? 0 : formula(tally)])
  return Object.fromEntries(results)
}
