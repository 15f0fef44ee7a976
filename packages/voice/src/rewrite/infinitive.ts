import governing from '../../data/governing-verbs.json' with { type: 'json' }
import { lemmaOf } from '../clause/lemma.ts'
import type { PassiveClause } from '../clause/passive-clause.ts'
import { subjectOfClause } from '../clause/tense.ts'
import { agreeing } from '../morphology/auxiliaries.ts'
import { accusative } from '../morphology/pronouns.ts'
import { isPastForm } from '../morphology/verbs.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { isFrontedWh } from './clause-with-subject.ts'
import type { NewSubject } from './new-subject.ts'
import { placeObject } from './object-slot.ts'
import { pronounFor } from './referring-pronoun.ts'
import { makeVerbActive } from './verb-phrase.ts'

const words = (list: string) => new Set(list.split(' '))
const raising = words(governing.raising)
const wanting = words(governing.wanting)
const infinitiveNouns = words(governing.nounsWithInfinitive)
const letting = words(governing.letting)

/** How an infinitive without a subject of its own can be turned. */
type InfinitiveKind = 'raising' | 'wanting' | 'letting' | 'noun' | 'purpose' | null

export function infinitiveKind(sentence: Sentence, clause: PassiveClause): InfinitiveKind {
  const { participle } = clause
  const governor = participle.head
  if (!governor || !clause.carrier) return null
  if (participle.relation === 'acl' && infinitiveNouns.has(lower(governor))) return null
  if (participle.relation === 'acl') return clause.agent || isPlainPurpose(sentence, clause) ? 'noun' : null
  if (participle.relation === 'advcl') return clause.agent && subjectOfClause(sentence, governor) ? 'purpose' : null
  if (participle.relation !== 'xcomp') return null
  const lemma = lemmaOf(governor)
  if (letting.has(lemma) && sentence.child(governor, 'obj')) return 'letting'
  const subject = sentence.child(governor, 'nsubj', 'nsubj:pass')
  if (!subject || subject === governor) return null
  if (wanting.has(lemma) && subject.relation === 'nsubj' && governor.upos === 'VERB') return 'wanting'
  if (lemma === 'go' && sentence.next(governor) !== clause.to) return null
  return raising.has(lemma) && !sentence.child(governor, 'obj') ? 'raising' : null
}

/** "A problem to be solved", which "a problem to solve" says as well. */
function isPlainPurpose(sentence: Sentence, clause: PassiveClause): boolean {
  const { participle } = clause
  const follows = participle.head && sentence.indexOf(clause.to ?? participle) - sentence.indexOf(participle.head) === 1
  return Boolean(follows) && clause.auxiliaries.length === 0 && !sentence.child(participle, 'xcomp', 'obj')
}

/** "It has to be solved by Ann" → "Ann has to solve it": the governing verb gets the new subject too. */
export function turnRaised(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const governor = clause.participle.head as Word
  const patient = sentence.child(governor, 'nsubj', 'nsubj:pass') as Word
  const finite = sentence.children(governor).find((child) => /^(?:aux|cop)/.test(child.relation))
  const isFronted = isFrontedWh(sentence, patient, governor)
  subject.top.relation = patient.relation
  if (isFronted) sentence.placeBefore(finite ?? governor, ...subject.words)
  else {
    sentence.placeBefore(sentence.phrase(patient)[0] as Word, ...subject.words)
    placeObject(sentence, verbs, patient, true)
  }
  if (finite) finite.form = agreeing(lower(finite), nextAuxiliary(sentence, governor, finite), subject.agreement)
  else governor.form = agreeingVerb(governor, subject)
  makeVerbActive(sentence, clause, verbs, subject.agreement, false)
  subject.top.head = governor
  patient.head = clause.participle
  patient.relation = 'obj'
}

/** "He wants to be loved by them" → "He wants them to love him". */
export function turnWanted(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const start = clause.to ?? clause.auxiliaries[0] ?? (clause.carrier as Word)
  const owner = subjectOfClause(sentence, clause.participle.head as Word)
  putInside(sentence, subject, start)
  if (owner) addObject(sentence, clause, verbs, owner)
  makeVerbActive(sentence, clause, verbs, subject.agreement, false)
}

/** "They allow it to be seen by her" → "They allow her to see it". */
export function turnLet(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const patient = sentence.child(clause.participle.head as Word, 'obj') as Word
  toObjectCase(subject)
  sentence.placeBefore(sentence.phrase(patient)[0] as Word, ...subject.words)
  placeObject(sentence, verbs, patient, true)
  makeVerbActive(sentence, clause, verbs, subject.agreement, false)
  subject.top.head = clause.participle.head
  subject.top.relation = 'obj'
  patient.head = clause.participle
}

/** "A book to be read by students" → "a book for students to read"; without an agent, "a book to read". */
export function turnNounInfinitive(
  sentence: Sentence,
  clause: PassiveClause,
  verbs: Word[],
  subject: NewSubject | null,
): void {
  if (subject && clause.to) putInside(sentence, subject, clause.to, 'for')
  makeVerbActive(sentence, clause, verbs, 'third', false)
}

/** "He went to be seen by a doctor" → "He went for a doctor to see him". */
export function turnPurpose(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const owner = subjectOfClause(sentence, clause.participle.head as Word)
  if (clause.to) putInside(sentence, subject, clause.to, 'for')
  if (owner) addObject(sentence, clause, verbs, owner)
  makeVerbActive(sentence, clause, verbs, subject.agreement, false)
}

export function addObject(sentence: Sentence, clause: PassiveClause, verbs: Word[], owner: Word): void {
  const object = newWord(accusative(pronounFor(sentence, owner)), 'PRON', 'obj', clause.participle)
  sentence.placeAfter(clause.participle, object)
  placeObject(sentence, verbs, object, true)
}

function putInside(sentence: Sentence, subject: NewSubject, start: Word, introduction?: string): void {
  toObjectCase(subject)
  const opening = introduction ? [newWord(introduction, 'ADP', 'mark', start.head)] : []
  sentence.placeBefore(start, ...opening, ...subject.words)
  subject.top.head = start.head
}

export function toObjectCase(subject: NewSubject): void {
  for (const word of subject.words) {
    if (word.upos === 'PRON' && (word === subject.top || word.head === subject.top)) word.form = accusative(word.form)
  }
}

function nextAuxiliary(sentence: Sentence, governor: Word, finite: Word): string {
  const next = sentence.children(governor).find((child) => child !== finite && /^aux/.test(child.relation))
  return next ? lower(next) : lower(governor)
}

function agreeingVerb(governor: Word, subject: NewSubject): string {
  const form = lower(governor)
  if (governor.upos !== 'VERB' || /ing$/.test(form) || isPastForm(form)) return governor.form
  const base = lemmaOf(governor)
  if (subject.agreement !== 'third') return base
  return base === 'have' ? 'has' : `${base}${/(?:s|sh|ch|o)$/.test(base) ? 'es' : 's'}`
}
