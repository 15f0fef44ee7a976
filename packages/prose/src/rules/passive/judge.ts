import model from '../../../data/passive-weights.json' with { type: 'json' }
import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { FEATURE_GROUPS, type FeatureVisitor, visitFeatures, visitWord } from './features.ts'
import { isNeverPassive } from './statives.ts'
import type { WordFacts } from './word-facts.ts'

const table: Record<string, Record<string, number>> = model.weights
const singles = FEATURE_GROUPS.map((name) => new Map(Object.entries(table[name] ?? {})))

/** Weights of pairs, by their first and then their second value, so that no string is built to look one up. */
const pairs = singles.map((weights) => {
  const byFirst = new Map<string, Map<string, number>>()
  for (const [value, weight] of weights) {
    const [first, second] = value.split(' ')
    if (second === undefined) continue
    const bySecond = byFirst.get(first!) ?? new Map<string, number>()
    byFirst.set(first!, bySecond.set(second, weight))
  }
  return byFirst
})

function weigh(place: number, facts: WordFacts): number {
  let weight = 0
  visitWord(place, facts, (group, value) => {
    weight += singles[group]!.get(value) ?? 0
  })
  facts.weights[place] = weight
  return weight
}

let sum = 0
const adder: FeatureVisitor = {
  one(group, value) {
    sum += singles[group]!.get(value) ?? 0
  },
  two(group, first, second) {
    sum += pairs[group]!.get(first)?.get(second) ?? 0
  },
  word(place, facts) {
    const known = facts.weights[place]!
    sum += Number.isNaN(known) ? weigh(place, facts) : known
  },
}

/** Whether a candidate is a passive, by the weights that scripts/train-passive.ts learned. */
export function isPassive(sentence: TokenizedSentence, candidate: Candidate): boolean {
  if (isNeverPassive(sentence, candidate.participle)) return false
  sum = model.bias
  visitFeatures(sentence, candidate, adder)
  return sum > 0
}
