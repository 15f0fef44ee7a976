import { agentOf } from '../clause/agent.ts'
import {
  auxiliaryChain,
  type PassiveClause,
  passiveParticiples,
  readClause,
  sharesPassive,
} from '../clause/passive-clause.ts'
import { subjectOfClause } from '../clause/tense.ts'
import { isPastForm } from '../morphology/verbs.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { pronounFor } from './referring-pronoun.ts'

/** Gives every joined clause the subject it borrowed, so that each can be rewritten by itself. */
export function spellOutSubjects(sentence: Sentence): void {
  for (const participle of passiveParticiples(sentence)) {
    borrowSubject(sentence, participle)
    lendSubject(sentence, participle)
  }
}

/** The participle and those joined to it that share its auxiliary, subject and agent. */
export function sharedParticiples(sentence: Sentence, participle: Word): Word[] {
  const joined = sentence.children(participle).filter((child) => sharesPassive(sentence, child))
  const sharing = joined.filter((child) => sharesAgent(sentence, participle, child))
  return [participle, ...sharing.flatMap((child) => sharedParticiples(sentence, child))]
}

function sharesAgent(sentence: Sentence, participle: Word, conjunct: Word): boolean {
  const own = agentOf(sentence, participle)
  const other = agentOf(sentence, conjunct)
  if (own && other) return false
  if (own) return sentence.indexOf(own.by) > sentence.indexOf(conjunct)
  return !other || !hasComplements(sentence, participle, conjunct)
}

function hasComplements(sentence: Sentence, participle: Word, conjunct: Word): boolean {
  return sentence
    .children(participle)
    .some(
      (child) =>
        between(sentence, participle, child, conjunct) && !/^(?:punct|cc|conj|compound:prt)$/.test(child.relation),
    )
}

function between(sentence: Sentence, left: Word, middle: Word, right: Word): boolean {
  const at = sentence.indexOf(middle)
  return sentence.indexOf(left) < at && at < sentence.indexOf(right)
}

/** "He came in and was seen": the passive takes its subject from the verb it is joined to. */
function borrowSubject(sentence: Sentence, participle: Word): void {
  const clause = readClause(sentence, participle)
  if (participle.relation !== 'conj' || clause.subject || clause.expletive || clause.to) return
  const [first] = auxiliaryChain(clause)
  const lender = participle.head
  const subject = lender && subjectOfClause(sentence, lender)
  if (!first || !lender || !subject || /^(?:being|having|getting)$/.test(lower(first))) return
  if (dropsRepeatedAuxiliaries(sentence, readClause(sentence, lender), clause)) return
  if (!isSimpleReference(subject)) return
  if (/^(?:be|been|get|gotten)$/.test(lower(first))) {
    const finite = sentence.children(lender).filter((child) => child.relation === 'aux')
    if (finite.length === 0 || sentence.children(lender).some((child) => lower(child) === 'to')) return
    sentence.placeBefore(first, ...finite.slice(0, 1).map((each) => copyOf(each, participle)))
  }
  const chainStart = auxiliaryChain(readClause(sentence, participle))[0] as Word
  sentence.placeBefore(chainStart, reference(sentence, subject, participle, 'nsubj:pass'))
}

/** "He was arrested and was charged", with nobody named: the second verb can share all of the first. */
function dropsRepeatedAuxiliaries(sentence: Sentence, first: PassiveClause, second: PassiveClause): boolean {
  const forms = (clause: PassiveClause) => auxiliaryChain(clause).map(lower).join(' ')
  if (!first.carrier || first.agent || second.agent || second.negation || forms(first) !== forms(second)) return false
  const chain = auxiliaryChain(second)
  const before = sentence.words
  sentence.remove(...chain)
  if (sharesPassive(sentence, second.participle)) return true
  sentence.words = before
  return false
}

/** "It was hit by a car and stopped": what is joined to the passive needs its own subject once the passive has lost it. */
function lendSubject(sentence: Sentence, participle: Word): void {
  const clause = readClause(sentence, participle)
  const [first] = auxiliaryChain(clause)
  if (!clause.subject || !first || clause.to || !isSimpleReference(clause.subject)) return
  const shared = sharedParticiples(sentence, participle)
  for (const conjunct of sentence.children(participle)) {
    if (conjunct.relation !== 'conj' || shared.includes(conjunct) || hasSubject(sentence, conjunct)) continue
    if (sharesPassive(sentence, conjunct)) {
      const chain = auxiliaryChain(clause).map((each) => copyOf(each, conjunct))
      sentence.placeBefore(
        startOf(sentence, conjunct),
        reference(sentence, clause.subject, conjunct, 'nsubj:pass'),
        ...chain,
      )
    } else if (canStandAlone(sentence, conjunct) && agreesWith(sentence, conjunct, clause.subject)) {
      const chain = needsAuxiliary(sentence, conjunct, clause) ? [copyOf(first, conjunct)] : []
      sentence.placeBefore(
        startOf(sentence, conjunct),
        reference(sentence, clause.subject, conjunct, 'nsubj'),
        ...chain,
      )
    }
  }
}

function canStandAlone(sentence: Sentence, conjunct: Word): boolean {
  const children = sentence.children(conjunct)
  if (conjunct.upos !== 'VERB' && !children.some((child) => child.relation === 'cop')) return false
  if (children.some((child) => /^(?:aux:pass|expl)/.test(child.relation)) || /ing$/.test(conjunct.form)) return false
  return !children.some((child) => lower(child) === 'to' && child.relation === 'mark')
}

/** "They are robbed and ends up poor": a verb that does not agree belongs to another subject. */
function agreesWith(sentence: Sentence, conjunct: Word, subject: Word): boolean {
  const hasAuxiliary = sentence.children(conjunct).some((child) => /^(?:aux|cop)/.test(child.relation))
  const isThird = conjunct.upos === 'VERB' && !hasAuxiliary && /[^s]s$/.test(conjunct.form)
  return !(isThird && /^(?:they|we|you|i)$/.test(lower(subject)))
}

/** "It will be sold and go abroad": the second verb borrows the first auxiliary too. */
function needsAuxiliary(sentence: Sentence, conjunct: Word, clause: PassiveClause): boolean {
  const hasOwn = sentence.children(conjunct).some((child) => /^(?:aux|cop)$/.test(child.relation))
  if (clause.auxiliaries.length === 0 || hasOwn) return false
  return !isPastForm(conjunct.form) && !/s$/.test(conjunct.form)
}

function hasSubject(sentence: Sentence, verb: Word): boolean {
  return sentence.children(verb).some((child) => /^(?:[nc]subj|expl)/.test(child.relation))
}

function isSimpleReference(subject: Word): boolean {
  return (
    !/^(?:what|whose|how)$/.test(lower(subject)) &&
    (!/^(?:who|which)$/.test(lower(subject)) || subject.head?.relation === 'acl:relcl')
  )
}

/** The first word of a joined clause after its conjunction. */
function startOf(sentence: Sentence, conjunct: Word): Word {
  return (
    sentence.phrase(conjunct).find((word) => !(word.head === conjunct && /^(?:cc|punct)/.test(word.relation))) ??
    conjunct
  )
}

function reference(sentence: Sentence, subject: Word, head: Word, relation: string): Word {
  return newWord(pronounFor(sentence, subject), 'PRON', relation, head)
}

function copyOf(word: Word, head: Word): Word {
  return newWord(word.form, word.upos, word.relation, head)
}
