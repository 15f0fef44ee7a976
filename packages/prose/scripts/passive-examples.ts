import { type Candidate, candidatesIn } from '../src/rules/passive/candidates.ts'
import { FEATURE_GROUPS, visitFeatures, visitWord } from '../src/rules/passive/features.ts'
import { tokenize } from '../src/tokenize/words.ts'
import type { TokenizedSentence } from '../src/types.ts'
import { readTreebank, type TreebankWord } from './conllu.ts'

export interface LabelledCandidate extends Candidate {
  features: string[]
  label: boolean
}

export interface LabelledSentence {
  sentence: TokenizedSentence
  isPassive: boolean
  candidates: LabelledCandidate[]
}

const PASSIVE_RELATIONS = new Set(['nsubj:pass', 'csubj:pass', 'aux:pass'])

export function asOneSentence(text: string): TokenizedSentence {
  const tokens = tokenize(text)
  return {
    text,
    start: 0,
    end: text.length,
    tokens,
    flags: tokens.reduce((flags, token) => flags | token.word.flags, 0),
  }
}

/** "auxiliary participle" for each passive of a tree, coordinated participles included. */
function passivePairs(words: readonly TreebankWord[], tokenOf: readonly number[]): Set<string> {
  const auxiliariesOf = new Map<number, number[]>()
  words.forEach(({ relation, head }, at) => {
    if (relation === 'aux:pass') auxiliariesOf.set(head, [...(auxiliariesOf.get(head) ?? []), at])
  })
  words.forEach(({ relation, head, tag }, at) => {
    const shared = auxiliariesOf.get(head)
    if (relation === 'conj' && tag === 'VBN' && shared && !auxiliariesOf.has(at)) auxiliariesOf.set(at, shared)
  })
  const pairs = new Set<string>()
  for (const [participle, auxiliaries] of auxiliariesOf) {
    for (const auxiliary of auxiliaries) pairs.add(`${tokenOf[auxiliary]} ${tokenOf[participle]}`)
  }
  return pairs
}

/** Reads a treebank file and labels each candidate of each sentence by its tree. */
export function readPassiveExamples(path: string): LabelledSentence[] {
  return readTreebank(path).map(({ text, words }) => {
    const sentence = asOneSentence(text)
    const tokenOf = words.map(({ start }) =>
      sentence.tokens.findIndex((token) => token.start <= start && start < token.end),
    )
    const pairs = passivePairs(words, tokenOf)
    const candidates = candidatesIn(sentence).map((candidate) => {
      const features: string[] = []
      const add = (group: number, value: string) => features.push(`${FEATURE_GROUPS[group]}=${value}`)
      visitFeatures(sentence, candidate, {
        one: add,
        word: (place, facts) => visitWord(place, facts, add),
        two: (group, first, second) => features.push(`${FEATURE_GROUPS[group]}=${first} ${second}`),
      })
      return { ...candidate, features, label: pairs.has(`${candidate.auxiliary} ${candidate.participle}`) }
    })
    return { sentence, isPassive: words.some(({ relation }) => PASSIVE_RELATIONS.has(relation)), candidates }
  })
}
