import { passiveParticiples } from './clause/passive-clause.ts'
import { repairTree } from './clause/repair-tree.ts'
import { liftCapitals } from './rewrite/capitals.ts'
import { dropStrayMarks } from './rewrite/clean-up.ts'
import { spellOutSubjects } from './rewrite/coordination.ts'
import { turnReducedClauses } from './rewrite/reduced-clause.ts'
import { rewriteClause } from './rewrite/rewrite-clause.ts'
import { Sentence, type Word } from './sentence.ts'
import type { Tree } from './tree.ts'

export interface ActiveContext {
  /** The trees of the sentences before, nearest last: where no agent is named, they may supply one. */
  before?: Tree[]
}

export interface ActiveSentence {
  text: string
  changed: boolean
  /** The subject put in where the sentence names nobody. */
  suppliedSubject: string | null
  /** Plain sentences on what was put in and what was left alone. */
  notes: string[]
}

/** Rewrites the passive clauses of a sentence in the active voice; a sentence without any comes back as it was. */
export function toActive(tree: Tree, context: ActiveContext = {}): ActiveSentence {
  const sentence = new Sentence(tree)
  const untouched: ActiveSentence = { text: tree.text, changed: false, suppliedSubject: null, notes: [] }
  repairTree(sentence)
  if (passiveParticiples(sentence).length === 0) return untouched
  const original = [...sentence.words]
  const restoreCapitals = liftCapitals(sentence)
  spellOutSubjects(sentence)
  const supplied: string[] = []
  const left: string[] = []
  let changed = false
  for (const participle of deepestFirst(sentence)) {
    const { form } = participle
    const result = rewriteClause(sentence, participle, context.before ?? [])
    changed ||= result.turned
    if (!result.turned) left.push(form)
    if (result.supplied) supplied.push(result.supplied)
  }
  const notes = [
    ...[...new Set(supplied)].map((subject) => `The sentence does not say who acts, so “${subject}” stands in.`),
    ...left.map((form) => `“${form}” stays passive: no active wording reads better.`),
  ]
  if (!changed) return { ...untouched, notes }
  turnReducedClauses(sentence)
  dropStrayMarks(sentence, original)
  restoreCapitals()
  return { text: sentence.render(), changed, suppliedSubject: supplied[0] ?? null, notes }
}

/** Inner clauses first: an outer one may carry them along. */
function deepestFirst(sentence: Sentence): Word[] {
  const depth = (word: Word) => {
    let steps = 0
    for (let at = word.head; at && steps < sentence.words.length; at = at.head) steps += 1
    return steps
  }
  return passiveParticiples(sentence).sort((left, right) => depth(right) - depth(left))
}
