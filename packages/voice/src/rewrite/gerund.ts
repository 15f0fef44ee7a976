import governing from '../../data/governing-verbs.json' with { type: 'json' }
import { lemmaOf } from '../clause/lemma.ts'
import type { PassiveClause } from '../clause/passive-clause.ts'
import { subjectOfClause, tenseOf } from '../clause/tense.ts'
import { formOfBe } from '../morphology/auxiliaries.ts'
import { verbOfParticiple } from '../morphology/verbs.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { addObject, toObjectCase } from './infinitive.ts'
import type { NewSubject } from './new-subject.ts'
import { makeVerbActive } from './verb-phrase.ts'

const witnessing = new Set(governing.witnessing.split(' '))
const timeMarks = /^(?:after|before|since|when|while|until|once)$/

/** How a gerund without a subject of its own can be turned. */
type GerundKind = 'time' | 'plain' | 'noun' | null

export function gerundKind(sentence: Sentence, clause: PassiveClause): GerundKind {
  const { participle } = clause
  const governor = participle.head
  if (!governor || !clause.carrier) return null
  const mark = sentence.children(participle).find((child) => /^(?:mark|case)$/.test(child.relation))
  if (participle.relation === 'acl') return !mark && lower(clause.carrier) === 'being' ? 'noun' : null
  if (!subjectOfClause(sentence, governor)) return null
  if (/^(?:advcl|parataxis)$/.test(participle.relation)) {
    if (mark && timeMarks.test(lower(mark)) && clause.auxiliaries.length === 0) return 'time'
    return clause.agent || (mark && lower(mark) === 'without') ? 'plain' : null
  }
  return participle.relation === 'xcomp' && witnessing.has(lemmaOf(governor)) ? 'plain' : null
}

/** "After being told by Ann, he left" → "After Ann told him, he left". */
export function turnTimeGerund(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const governor = clause.participle.head as Word
  const owner = subjectOfClause(sentence, governor) as Word
  const tense = tenseOf(sentence, governor)
  sentence.placeBefore(clause.carrier as Word, ...subject.words)
  addObject(sentence, clause, verbs, owner)
  sentence.remove(clause.carrier as Word)
  for (const each of verbs) {
    const verb = verbOfParticiple(each.form)
    if (tense === 'past') each.form = verb.past
    else each.form = subject.agreement === 'third' ? verb.third : verb.base
  }
}

/** "Without being told by Ann" → "without Ann telling him". */
export function turnPlainGerund(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const owner = subjectOfClause(sentence, clause.participle.head as Word) as Word
  if (sentence.children(clause.participle).some((child) => /^(?:mark|case)$/.test(child.relation)))
    toObjectCase(subject)
  sentence.placeBefore(clause.auxiliaries[0] ?? (clause.carrier as Word), ...subject.words)
  addObject(sentence, clause, verbs, owner)
  makeVerbActive(sentence, clause, verbs, subject.agreement, false)
}

/** "The house being built by Ann" → "the house that Ann is building". */
export function turnNounGerund(sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject): void {
  const carrier = clause.carrier as Word
  const tense = tenseOf(sentence, rootOf(clause.participle))
  const relative = newWord('that', 'PRON', 'obj', clause.participle)
  const be = newWord(formOfBe(tense, subject.agreement), 'AUX', 'aux', clause.participle)
  sentence.placeBefore(carrier, relative, ...subject.words, be)
  makeVerbActive(sentence, clause, verbs, subject.agreement, false)
}

function rootOf(word: Word): Word {
  let at = word
  for (let steps = 0; at.head && steps < 200; steps += 1) at = at.head
  return at
}
