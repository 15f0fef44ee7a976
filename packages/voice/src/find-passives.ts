import { auxiliaryChain, type PassiveClause, passiveParticiples, readClause } from './clause/passive-clause.ts'
import { formOf, type PassiveForm } from './clause/passive-form.ts'

import { repairTree } from './clause/repair-tree.ts'
import { Sentence, type Word } from './sentence.ts'
import type { Tree } from './tree.ts'

export interface Span {
  start: number
  end: number
}

/** One passive construction, with offsets into the sentence's text. */
export interface Passive extends Span {
  /** From the first auxiliary to the participle, and on to the end of the agent. */
  text: string
  form: PassiveForm
  hasAgent: boolean
  agent: Span | null
  subject: Span | null
}

/** Every passive construction of a sentence, in order. */
export function findPassives(tree: Tree): Passive[] {
  const sentence = new Sentence(tree)
  repairTree(sentence)
  return passiveParticiples(sentence).map((participle) => describe(sentence, readClause(sentence, participle)))
}

function describe(sentence: Sentence, clause: PassiveClause): Passive {
  const agent = clause.agent ? spanOf(sentence.phrase(clause.agent.top)) : null
  const first = auxiliaryChain(clause)[0] ?? clause.participle
  const last = clause.participle
  const start = Math.min(first.start, last.start)
  const end = Math.max(last.end, agent && agent.start > last.end ? agent.end : 0)
  return {
    start,
    end,
    text: sentence.text.slice(start, end),
    form: formOf(sentence, clause),
    hasAgent: agent !== null,
    agent,
    subject: clause.subject ? spanOf(sentence.phrase(clause.subject)) : null,
  }
}

function spanOf(words: Word[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }
}
