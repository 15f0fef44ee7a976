import settings from '../../data/settings.json' with { type: 'json' }
import type { PassiveClause } from '../clause/passive-clause.ts'
import { agreementOf } from '../morphology/agreement.ts'
import { formOfBe } from '../morphology/auxiliaries.ts'
import { nominative } from '../morphology/pronouns.ts'
import { formsOfBase, verbOfParticiple } from '../morphology/verbs.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { isFrontedWh, turnClause } from './clause-with-subject.ts'
import type { NewSubject } from './new-subject.ts'

const reporting = new Set(settings.reportingParticiples.split(' '))

/** "She is said to be rich": verbs that cannot take a person and an infinitive in the active voice. */
export function isReport(sentence: Sentence, clause: PassiveClause): boolean {
  const { participle, subject, carrier } = clause
  if (!subject || !carrier || !reporting.has(lower(participle)) || isFrontedWh(sentence, subject, participle))
    return false
  return infinitiveOf(sentence, participle) !== undefined
}

/** "She is said to be rich" → "people say that she is rich". */
export function turnReport(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const patient = clause.subject as Word
  const isPast = /^(?:was|were)$/.test(lower(clause.auxiliaries[0] ?? (clause.carrier as Word)))
  const infinitive = infinitiveOf(sentence, clause.participle) as { head: Word; to: Word }
  turnClause(sentence, clause, verbs, subject)
  const start = sentence.phrase(patient)[0] as Word
  patient.form = patient.upos === 'PRON' ? nominative(patient.form) : patient.form
  sentence.placeBefore(start, newWord('that', 'SCONJ', 'mark', infinitive.head))
  makeFinite(sentence, infinitive, patient, isPast)
  infinitive.head.relation = 'ccomp'
  patient.head = infinitive.head
  patient.relation = 'nsubj'
}

function infinitiveOf(sentence: Sentence, participle: Word): { head: Word; to: Word } | undefined {
  for (const head of sentence.children(participle)) {
    const to = sentence.children(head).find((child) => child.relation === 'mark' && lower(child) === 'to')
    const isNegated = sentence.children(head).some((child) => /^(?:not|never)$/.test(lower(child)))
    if (head.relation === 'xcomp' && to && !isNegated) return { head, to }
  }
}

function makeFinite(sentence: Sentence, { head, to }: { head: Word; to: Word }, patient: Word, isPast: boolean): void {
  const agreement = agreementOf(sentence, patient)
  const verb = sentence.children(head).find((child) => /^(?:aux|cop)/.test(child.relation)) ?? head
  sentence.remove(to)
  if (lower(verb) === 'be') {
    verb.form = formOfBe(isPast ? 'past' : 'present', agreement)
    return
  }
  if (lower(verb) === 'have' && verb !== head) {
    sentence.remove(verb)
    const been = sentence.children(head).find((child) => lower(child) === 'been')
    if (been) been.form = formOfBe('past', agreement)
    else head.form = verbOfParticiple(head.form).past
    return
  }
  const { past, third } = formsOfBase(lower(verb))
  if (isPast) verb.form = past
  else if (agreement === 'third') verb.form = third
}
