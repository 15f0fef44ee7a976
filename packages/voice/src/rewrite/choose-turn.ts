import settings from '../../data/settings.json' with { type: 'json' }
import { auxiliaryChain, finitenessOf, type PassiveClause } from '../clause/passive-clause.ts'
import { tenseOfPassiveAuxiliary } from '../morphology/auxiliaries.ts'
import { isParticipleForm } from '../morphology/verbs.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { turnClause } from './clause-with-subject.ts'
import { gerundKind, turnNounGerund, turnPlainGerund, turnTimeGerund } from './gerund.ts'
import {
  infinitiveKind,
  toObjectCase,
  turnLet,
  turnNounInfinitive,
  turnPurpose,
  turnRaised,
  turnWanted,
} from './infinitive.ts'
import type { NewSubject } from './new-subject.ts'
import { placeObject } from './object-slot.ts'
import { isReport, turnReport } from './report.ts'
import { makeVerbActive } from './verb-phrase.ts'

type Turn = (sentence: Sentence, clause: PassiveClause, verbs: Word[], subject: NewSubject) => void

const alwaysPassive = new Set(settings.alwaysPassive.split(' '))
const staysPassive = new Set(settings.staysPassive.split(' '))
const stateInPresent = new Set(settings.staysPassiveInPresent.split(' '))

/** The way to turn a clause, or null where every way would make it worse. */
export function chooseTurn(sentence: Sentence, clause: PassiveClause, hasAgent: boolean): Turn | null {
  if (!isParticipleForm(clause.participle.form)) return null
  if (
    isIdiom(sentence, clause, hasAgent) ||
    hasScatteredAgents(sentence, clause) ||
    hasOddAuxiliaries(sentence, clause)
  )
    return null
  if (clause.subject || clause.expletive) return turnWithSubject(sentence, clause, hasAgent)
  switch (finitenessOf(sentence, clause)) {
    case 'finite':
      return turnWithoutSubject(sentence, clause, hasAgent)
    case 'infinitive':
      return turnInfinitive(sentence, clause)
    case 'gerund':
      return turnGerund(sentence, clause, hasAgent)
    default:
      return /^(?:root|parataxis)$/.test(clause.participle.relation) && clause.auxiliaries.length === 0
        ? imperative(hasAgent)
        : null
  }
}

/** "Was born", "is supposed to", "is located": no active twin unless somebody is named. */
function isIdiom(sentence: Sentence, clause: PassiveClause, hasAgent: boolean): boolean {
  const form = lower(clause.participle)
  if (alwaysPassive.has(form)) return true
  if (hasAgent) return false
  if (form === 'made' && isMadeOf(sentence, clause.participle)) return true
  if (form === 'used' && isUsedToIt(sentence, clause.participle)) return true
  const isSimple = clause.auxiliaries.length === 0 && !sentence.child(clause.participle, 'compound:prt')
  const isPresent = clause.carrier !== null && tenseOfPassiveAuxiliary(lower(clause.carrier)) === 'present'
  const isState = isSimple && (staysPassive.has(form) || (isPresent && stateInPresent.has(form)))
  return isState || /^(?:ill|well|so)-/.test(form)
}

/** "Is used to the noise", but not "is used to cut". */
function isUsedToIt(sentence: Sentence, participle: Word): boolean {
  const to = sentence.next(participle)
  return to !== undefined && lower(to) === 'to' && sentence.next(to)?.upos !== 'VERB'
}

/** "Is made up of", "is made of". */
function isMadeOf(sentence: Sentence, participle: Word): boolean {
  return sentence
    .children(participle)
    .some((child) => child.relation === 'obl' && sentence.children(child).some((each) => lower(each) === 'of'))
}

/** "How surprised I was by it", "has been and will be done": auxiliaries that stand behind the verb or are joined. */
function hasOddAuxiliaries(sentence: Sentence, clause: PassiveClause): boolean {
  const [first] = auxiliaryChain(clause)
  const between =
    first && clause.carrier ? sentence.words.slice(sentence.indexOf(first), sentence.indexOf(clause.carrier)) : []
  if (
    between.some((word) => /^(?:be|been|is|are|was|were)$/.test(lower(word)) && sentence.next(word)?.relation === 'cc')
  )
    return true
  return !clause.carrier && sentence.child(clause.participle, 'aux:pass') !== undefined
}

/** "Called a hero by some and a fool by others": agents that cannot all become the subject. */
function hasScatteredAgents(sentence: Sentence, clause: PassiveClause): boolean {
  const agent = clause.agent
  if (!agent) return false
  const named = new Set(sentence.phrase(agent.top))
  if (sentence.next(agent.by)?.relation === 'cc') return true
  if ([...named].some((word) => isSecondBy(sentence, word, agent.by))) return true
  return sentence.subtree(clause.participle).some((word) => {
    if (lower(word) !== 'by' || named.has(word) || word === agent.by) return false
    if (sentence.previous(word)?.upos === 'CCONJ' && word.upos === 'ADP') return true
    if (word.relation !== 'case') return false
    for (let at = word.head; at && at !== clause.participle; at = at.head) if (at.upos === 'VERB') return false
    return word.head?.relation === 'obl:agent' || word.head?.relation === 'orphan' || word.head?.relation === 'conj'
  })
}

/** A "by" inside the agent that neither joins it with "and" nor follows its noun. */
function isSecondBy(sentence: Sentence, word: Word, by: Word): boolean {
  if (lower(word) !== 'by' || word === by || word.upos !== 'ADP' || word.head?.relation === 'conj') return false
  return (
    !/^(?:NOUN|PROPN|PRON|VERB|ADJ|ADV|CCONJ)$/.test(sentence.previous(word)?.upos ?? '') ||
    /^(?:also|not)$/.test(lower(sentence.previous(word) as Word))
  )
}

function turnWithSubject(sentence: Sentence, clause: PassiveClause, hasAgent: boolean): Turn | null {
  const finiteness = finitenessOf(sentence, clause)
  if (finiteness === 'gerund' && clause.subject && /^(?:my|your|his|her|its|our|their)$/.test(lower(clause.subject)))
    return null
  if (clause.carrier) return isReport(sentence, clause) ? turnReport : turnClause
  return hasAgent && isHeadline(sentence, clause.participle) ? turnClause : null
}

/** "Man bitten by dog": no auxiliary, and no other verb that the sentence could hang from. */
function isHeadline(sentence: Sentence, participle: Word): boolean {
  const verbs = sentence.words.filter((word) => word.upos === 'VERB' || word.upos === 'AUX')
  return participle.relation === 'root' && verbs.every((verb) => verb === participle || verb.head === participle)
}

function turnWithoutSubject(sentence: Sentence, clause: PassiveClause, hasAgent: boolean): Turn | null {
  const { relation } = clause.participle
  if (relation === 'acl:relcl') return turnClause
  if (relation === 'advcl') {
    return hasAgent && sentence.children(clause.participle).some((child) => lower(child) === 'as') ? turnClause : null
  }
  if (!/^(?:root|parataxis)$/.test(relation)) return null
  if (clause.auxiliaries[0] && lower(clause.auxiliaries[0]) === 'do') return imperative(hasAgent)
  const front = auxiliaryChain(clause)[0]
  return front && sentence.indexOf(front) < 3 ? turnDiaryStyle : null
}

/** "Was told by the owner to wait": the one left out is the writer, or else the thing spoken of. */
const turnDiaryStyle: Turn = (sentence, clause, verbs, subject) => {
  const isWriter = personalVerbs.has(lower(clause.participle))
  const object = newWord(isWriter ? 'I' : 'it', 'PRON', 'nsubj:pass', clause.participle)
  sentence.placeBefore(clause.auxiliaries[0] ?? (clause.carrier as Word), object)
  turnClause(sentence, { ...clause, subject: object }, verbs, subject)
}

const imperative = (hasAgent: boolean) => (hasAgent ? turnImperative : null)

/** "Do not be put off by the price" → "Do not let the price put you off". */
const turnImperative: Turn = (sentence, clause, verbs, subject) => {
  const carrier = clause.carrier as Word
  toObjectCase(subject)
  sentence.placeBefore(carrier, newWord('let', 'VERB', 'root', null), ...subject.words)
  const you = newWord('you', 'PRON', 'obj', clause.participle)
  sentence.placeAfter(clause.participle, you)
  placeObject(sentence, verbs, you, true)
  makeVerbActive(sentence, { ...clause, auxiliaries: [], negation: null }, verbs, 'plural', false)
}

const personalVerbs = new Set(settings.personalParticiples.split(' '))

function turnInfinitive(sentence: Sentence, clause: PassiveClause): Turn | null {
  switch (infinitiveKind(sentence, clause)) {
    case 'raising':
      return turnRaised
    case 'wanting':
      return turnWanted
    case 'letting':
      return turnLet
    case 'purpose':
      return turnPurpose
    case 'noun':
      return turnNounInfinitive
    default:
      return null
  }
}

function turnGerund(sentence: Sentence, clause: PassiveClause, hasAgent: boolean): Turn | null {
  switch (gerundKind(sentence, clause)) {
    case 'time':
      return turnTimeGerund
    case 'plain':
      return turnPlainGerund
    case 'noun':
      return hasAgent ? turnNounGerund : null
    default:
      return null
  }
}
