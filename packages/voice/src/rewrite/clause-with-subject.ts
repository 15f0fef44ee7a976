import adverbsAfterObject from '../../data/adverbs-after-object.json' with { type: 'json' }
import { auxiliaryChain, type PassiveClause } from '../clause/passive-clause.ts'
import { isWhWord } from '../morphology/pronouns.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'
import type { NewSubject } from './new-subject.ts'
import { placeObject } from './object-slot.ts'
import { makeVerbActive } from './verb-phrase.ts'

const late = new Set(adverbsAfterObject)

/** Turns a passive clause around its new subject; `verbs` are the participles that share it. */
export function turnClause(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const { participle, expletive } = clause
  const front = auxiliaryChain(clause)[0] ?? participle
  const patient = clause.subject
  const isFronted = patient !== null && isFrontedWh(sentence, patient, participle)
  const isInverted = isBetween(sentence, front, expletive ?? patient, participle)
  const asks = isFronted && isDirectQuestion(sentence, participle)
  const lateAdverbs = adverbsBetween(sentence, patient ?? front, participle)
  const needsDo = (isInverted || asks) && !subject.isQuestionWord

  if (expletive) placeExpletive(sentence, expletive, subject)
  else if (subject.isQuestionWord) sentence.placeBefore(front, ...subject.words)
  else if (asks) sentence.placeAfter(negatedAuxiliary(sentence, front), ...subject.words)
  else if (!patient || isFronted || sentence.indexOf(patient) > sentence.indexOf(participle)) {
    sentence.placeBefore(front, ...subject.words)
  } else sentence.placeBefore(sentence.phrase(patient)[0] as Word, ...subject.words)

  if (patient && isFronted) {
    toObjectForm(patient)
    if (lateAdverbs.length > 0) sentence.placeAfter(verbs.at(-1) as Word, ...lateAdverbs)
  } else if (patient && !expletive) {
    const object = placeObject(sentence, verbs, patient, !hasOtherGap(sentence, clause))
    if (lateAdverbs.length > 0) sentence.placeAfter(object.at(-1) as Word, ...lateAdverbs)
  }
  makeVerbActive(sentence, clause, verbs, subject.agreement, needsDo)
  subject.top.head = participle
  if (patient) patient.relation = patient.relation.startsWith('c') ? 'ccomp' : 'obj'
}

function placeExpletive(sentence: Sentence, expletive: Word, subject: NewSubject): void {
  sentence.placeBefore(expletive, ...subject.words)
  sentence.remove(expletive)
}

/** A relative or question word as the passive's subject: it stays in front as the object. */
export function isFrontedWh(sentence: Sentence, patient: Word, participle: Word): boolean {
  if (patient.relation.startsWith('csubj') || sentence.indexOf(patient) > sentence.indexOf(participle)) return false
  if (sentence.child(patient, 'acl:relcl')) return false
  if (isWhWord(patient.form)) return true
  if (lower(patient) === 'that' && patient.upos === 'PRON' && isRelativeClause(participle)) return true
  return sentence.phrase(patient).some((word) => isWhWord(word.form) && belongsTo(word, patient))
}

/** The question word modifies the noun itself ("whose house", "one of which", "how many people"). */
function belongsTo(word: Word, patient: Word): boolean {
  for (let at: Word | null = word; at && at !== patient; at = at.head) {
    if (!/^(?:det|nmod|amod|advmod|obl|case)/.test(at.relation)) return false
  }
  return true
}

function toObjectForm(patient: Word): void {
  if (/^who$/i.test(patient.form) && patient.head && isRelativeClause(patient.head)) patient.form = 'whom'
}

/** A relative clause, or one joined to it. */
function isRelativeClause(verb: Word): boolean {
  let at: Word | null = verb
  while (at?.relation === 'conj') at = at.head
  return at?.relation === 'acl:relcl'
}

function isDirectQuestion(sentence: Sentence, participle: Word): boolean {
  const end = sentence.words.findLast((word) => !/^["”’')\]]$/.test(word.form))
  return /\?/.test(end?.form ?? '') && /^(?:root|parataxis|conj)$/.test(participle.relation)
}

function isBetween(sentence: Sentence, front: Word, middle: Word | null, back: Word): boolean {
  if (!middle) return false
  const at = sentence.indexOf(middle)
  return sentence.indexOf(front) < at && at < sentence.indexOf(back) && !/^(?:to|being|having)$/.test(lower(front))
}

function negatedAuxiliary(sentence: Sentence, auxiliary: Word): Word {
  const next = sentence.next(auxiliary)
  return next && lower(next) === "n't" ? next : auxiliary
}

/** In a relative clause or question whose gap is elsewhere, a stranded preposition governs that gap. */
function hasOtherGap(sentence: Sentence, clause: PassiveClause): boolean {
  if (clause.participle.relation === 'acl:relcl')
    return !/^(?:way|time|day|year|moment|reason|manner)$/.test(
      clause.participle.head ? lower(clause.participle.head) : '',
    )
  return sentence
    .children(clause.participle)
    .some((child) => isWhWord(child.form) && child !== clause.subject && child.upos === 'PRON')
}

function adverbsBetween(sentence: Sentence, front: Word, participle: Word): Word[] {
  return sentence.words
    .slice(sentence.indexOf(front), sentence.indexOf(participle))
    .filter((word) => word.head === participle && word.relation === 'advmod' && late.has(lower(word)))
    .flatMap((word) => sentence.phrase(word))
}
