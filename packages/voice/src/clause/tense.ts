import { isPastForm } from '../morphology/verbs.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'

/** The tense of the clause a verb or predicate heads. */
export function tenseOf(sentence: Sentence, head: Word): 'past' | 'present' {
  const [first] = sentence.children(head).filter((child) => /^(?:aux|cop)/.test(child.relation))
  if (first) return /^(?:was|were|did|had|got)$/.test(lower(first)) ? 'past' : 'present'
  return head.upos === 'VERB' && isPastForm(head.form) ? 'past' : 'present'
}

/** The subject of the clause that a dependent clause hangs from, or null where it has none of its own. */
export function subjectOfClause(sentence: Sentence, head: Word): Word | null {
  for (let at: Word | null = head; at; at = /^(?:conj|xcomp)$/.test(at.relation) ? at.head : null) {
    const found = sentence.child(at, 'nsubj', 'nsubj:pass')
    if (found) return found
  }
  return null
}
