import byPhrases from '../../data/by-phrases.json' with { type: 'json' }
import { canAct } from '../morphology/nouns.ts'
import { isReflexive } from '../morphology/pronouns.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'

/** Who does what a passive says: the top of the noun phrase, and its "by" where that is a word of its own. */
export interface Agent {
  top: Word
  by: Word
}

const neverAgents = new Set(byPhrases.neverAgents.split(' '))
const notAgents = new Set(byPhrases.notAgents.split(' '))

/** After these, "by" says where. */
const placing = /^(?:located|situated|parked|seated|placed)$/

/** The agent of a participle: what the tree marks as one, else a "by" phrase that can only be one. */
export function agentOf(sentence: Sentence, participle: Word): Agent | null {
  const children = sentence.children(participle)
  for (const top of children.filter((child) => child.relation === 'obl:agent')) {
    const by = byOf(sentence, top)
    if (by && !isReflexive(top.form) && !isMeasure(sentence, top)) return { top, by }
  }
  if (placing.test(lower(participle))) return null
  for (const top of children.filter((child) => child.relation === 'obl')) {
    const by = byOf(sentence, top)
    if (by && isActor(sentence, top)) return { top, by }
  }
  return strandedAgent(sentence, participle, children)
}

/** Can this phrase after an adjective in -ed only name who or what brings the state about? */
export function isAgentPhrase(sentence: Sentence, participle: Word, top: Word): boolean {
  if (!/^obl(?::agent)?$/.test(top.relation) || placing.test(lower(participle)) || notAgents.has(lower(top)))
    return false
  if (sentence.indexOf(top) < sentence.indexOf(participle) || !/^(?:NOUN|PROPN|PRON)$/.test(top.upos)) return false
  return byOf(sentence, top) !== undefined && !isReflexive(top.form)
}

function byOf(sentence: Sentence, top: Word): Word | undefined {
  const own = sentence.children(top).find((child) => child.relation === 'case' && lower(child) === 'by')
  const [first] = sentence.phrase(top)
  if (!own) return first && first.relation === 'case' && lower(first) === 'by' ? first : undefined
  const before = sentence.phrase(top).slice(0, Math.max(0, sentence.phrase(top).indexOf(own)))
  return before.some((word) => word.upos === 'PUNCT' || word.upos === 'PROPN') ? undefined : own
}

/** A name, a pronoun or a noun for people: somebody who can do what the verb says. */
export function isActor(sentence: Sentence, top: Word): boolean {
  if (top.upos === 'NOUN' ? !isDefinite(sentence, top) : !/^(?:PROPN|PRON)$/.test(top.upos)) return false
  return !isReflexive(top.form) && !isMeasure(sentence, top) && !/^(?:that|this|which|it)$/.test(lower(top))
}

/** Ways and means come bare ("by force", "by land"); those who act come with an article, or are people. */
function isDefinite(sentence: Sentence, top: Word): boolean {
  if (/\d/.test(top.form) || notAgents.has(lower(top))) return false
  return canAct(top.form) || sentence.children(top).some((child) => /^(?:det|nmod:poss)$/.test(child.relation))
}

function isMeasure(sentence: Sentence, top: Word): boolean {
  if (neverAgents.has(lower(top))) return true
  if (top.upos === 'NUM' || top.upos === 'SYM') return /\d|[$%]/.test(top.form)
  return (
    notAgents.has(lower(top)) && !sentence.children(top).some((child) => /^(?:det|nmod:poss)$/.test(child.relation))
  )
}

/** "Who was the book written by?": the question word stands in front, its "by" at the end. */
function strandedAgent(sentence: Sentence, participle: Word, children: Word[]): Agent | null {
  const by = children.find((child) => lower(child) === 'by' && sentence.indexOf(child) > sentence.indexOf(participle))
  if (!by || sentence.children(by).length > 0) return null
  const top = children.find((child) => /^(?:who|whom|what)$/.test(lower(child)) && child.relation !== 'nsubj:pass')
  return top ? { top, by } : null
}
