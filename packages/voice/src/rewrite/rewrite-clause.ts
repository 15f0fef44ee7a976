import type { Agent } from '../clause/agent.ts'
import { agentOf } from '../clause/agent.ts'
import { type PassiveClause, readClause } from '../clause/passive-clause.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'
import type { Tree } from '../tree.ts'
import { chooseTurn } from './choose-turn.ts'
import { isFrontedWh } from './clause-with-subject.ts'
import { sharedParticiples } from './coordination.ts'
import { turnNounInfinitive } from './infinitive.ts'
import { namedSubject, suppliedSubject } from './new-subject.ts'
import { supplySubject } from './supply-subject.ts'

/** What became of one clause; `supplied` is the subject put in, where nobody was named. */
interface ClauseResult {
  turned: boolean
  supplied: string | null
}

/** Rewrites one passive clause in place, or leaves it where a rewrite would be worse. */
export function rewriteClause(sentence: Sentence, participle: Word, before: Tree[]): ClauseResult {
  const clause = readClause(sentence, participle)
  const verbs = sharedParticiples(sentence, participle)
  const agent = verbs.map((verb) => agentOf(sentence, verb)).find((found): found is Agent => found !== null) ?? null
  const turn = chooseTurn(sentence, { ...clause, agent }, agent !== null)
  if (!turn) return { turned: false, supplied: null }
  if (agent) {
    turn(sentence, clause, verbs, namedSubject(sentence, clause, agent))
    return { turned: true, supplied: null }
  }
  if (turn === turnNounInfinitive) {
    turnNounInfinitive(sentence, clause, verbs, null)
    return { turned: true, supplied: null }
  }
  const text = supplySubject(sentence, clause, before)
  const subject = suppliedSubject(sentence, clause, text, isQuestion(sentence, clause))
  turn(sentence, clause, verbs, subject)
  return { turned: true, supplied: subject.words.map((word) => word.form).join(' ') }
}

/** A yes-or-no question, or a clause after "without", where "someone" reads "anyone". */
function isQuestion(sentence: Sentence, clause: PassiveClause): boolean {
  if (sentence.children(clause.participle).some((child) => lower(child) === 'without')) return true
  const patient = clause.subject ?? clause.expletive
  const front = clause.auxiliaries[0] ?? clause.carrier
  if (!patient || !front || isFrontedWh(sentence, patient, clause.participle)) return false
  const at = sentence.indexOf(patient)
  return sentence.indexOf(front) < at && at < sentence.indexOf(clause.participle)
}
