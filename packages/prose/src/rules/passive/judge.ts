import model from '../../../data/passive-weights.json' with { type: 'json' }
import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { visitFeatures } from './features.ts'
import { isStative } from './statives.ts'

const weights = new Map<string, Map<string, number>>()
for (const [group, values] of Object.entries(model.weights)) weights.set(group, new Map(Object.entries(values)))

let sum = 0
const addWeight = (group: string, value: string): void => {
  sum += weights.get(group)?.get(value) ?? 0
}

/** Whether a candidate is a passive, by the weights that scripts/train-passive.ts learned. */
export function isPassive(sentence: TokenizedSentence, candidate: Candidate): boolean {
  if (isStative(sentence, candidate.participle)) return false
  sum = model.bias
  visitFeatures(sentence, candidate, addWeight)
  return sum > 0
}
