import { lower, type Sentence } from '../sentence.ts'
import { finitenessOf, type PassiveClause } from './passive-clause.ts'

/** The form of a passive, in the words a writer knows. */
export type PassiveForm =
  | 'present simple'
  | 'past simple'
  | 'present perfect'
  | 'past perfect'
  | 'present continuous'
  | 'past continuous'
  | 'future'
  | 'modal'
  | 'infinitive'
  | 'gerund'
  | 'get'
  | 'reduced'

export function formOf(sentence: Sentence, clause: PassiveClause): PassiveForm {
  const carrier = clause.carrier ? lower(clause.carrier) : ''
  if (/^g[eo]t/.test(carrier)) return 'get'
  const finiteness = finitenessOf(sentence, clause)
  if (finiteness === 'infinitive') return 'infinitive'
  if (finiteness === 'gerund') return 'gerund'
  if (!clause.carrier) return 'reduced'
  const first = clause.auxiliaries[0] ? lower(clause.auxiliaries[0]) : ''
  if (first === '') return finiteForm(carrier)
  if (/^(?:will|'ll|wo|shall|sha)$/.test(first)) return 'future'
  if (/^(?:was|were)$/.test(first)) return 'past continuous'
  if (carrier === 'being') return 'present continuous'
  if (first === 'had' || (first === "'d" && carrier === 'been')) return 'past perfect'
  if (/^(?:has|have|'ve|'s)$/.test(first)) return 'present perfect'
  return 'modal'
}

function finiteForm(carrier: string): PassiveForm {
  if (/^(?:was|were)$/.test(carrier)) return 'past simple'
  if (carrier === 'been') return 'present perfect'
  return carrier === 'be' ? 'infinitive' : 'present simple'
}
