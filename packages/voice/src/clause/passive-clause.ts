import { isParticipleForm } from '../morphology/verbs.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'
import { type Agent, agentOf } from './agent.ts'

/** The parts of one passive clause. */
export interface PassiveClause {
  participle: Word
  /** Auxiliaries in front of the one that carries the passive. */
  auxiliaries: Word[]
  /** The form of be or get that makes it passive; missing in headlines ("Man bitten by dog"). */
  carrier: Word | null
  to: Word | null
  negation: Word | null
  subject: Word | null
  expletive: Word | null
  agent: Agent | null
}

const passiveMarks = /^(?:nsubj:pass|csubj:pass|aux:pass)/

/** The participles that head a passive clause, in order. */
export function passiveParticiples(sentence: Sentence): Word[] {
  const heads = new Set(sentence.words.filter((word) => passiveMarks.test(word.relation)).map((word) => word.head))
  return sentence.words.filter((word) => heads.has(word) && !isActiveAfterAll(sentence, word))
}

/** Without a form of be or get, a verb with an object, with "have", or after "which" is active, whatever its subject is called. */
function isActiveAfterAll(sentence: Sentence, word: Word): boolean {
  if (sentence.child(word, 'aux:pass')) return false
  const subject = sentence.child(word, 'nsubj:pass')
  const isRelative =
    word.relation === 'acl:relcl' && subject !== undefined && /^(?:which|who|that)$/.test(lower(subject))
  return isRelative || sentence.child(word, 'obj', 'aux') !== undefined
}

export function readClause(sentence: Sentence, participle: Word): PassiveClause {
  const children = sentence.children(participle)
  const at = sentence.indexOf(participle)
  const inFront = children.filter((child) => sentence.indexOf(child) < at)
  const carrier = inFront.findLast((child) => child.relation === 'aux:pass') ?? null
  const subject =
    inFront.findLast((child) => /^[nc]subj:pass/.test(child.relation)) ??
    children.find((child) => /^[nc]subj:pass/.test(child.relation)) ??
    children.find((child) => /^[nc]subj$/.test(child.relation)) ??
    null
  const outer = children.find((child) => child.relation === 'nsubj:outer')
  const auxiliaries = inFront.filter(
    (child) =>
      /^(?:aux|cop)$/.test(child.relation) &&
      child.upos === 'AUX' &&
      !(outer && subject && sentence.indexOf(child) < sentence.indexOf(subject)),
  )
  const chainStart = auxiliaries[0] ?? carrier
  const isGerund = chainStart !== null && /^(?:being|having|getting)$/.test(lower(chainStart))
  const to = isGerund
    ? null
    : (inFront.find((child) => lower(child) === 'to' && /^(?:mark|aux)$/.test(child.relation)) ?? null)
  const expletive = children.find((child) => /^expl/.test(child.relation)) ?? dummyIt(sentence, participle, subject)
  return {
    participle,
    auxiliaries,
    carrier,
    to,
    negation:
      inFront.find(
        (child) =>
          isNegation(child) && (!chainStart || sentence.indexOf(child) > sentence.indexOf(to ?? chainStart) - 2),
      ) ?? null,
    subject: subject === expletive ? null : subject,
    expletive,
    agent: agentOf(sentence, participle),
  }
}

/** "It was decided that …", where the tree takes "it" for an ordinary subject. */
function dummyIt(sentence: Sentence, participle: Word, subject: Word | null): Word | null {
  if (!subject || lower(subject) !== 'it') return null
  const clause = sentence.children(participle).find((child) => /^(?:ccomp|csubj)/.test(child.relation))
  if (!clause || sentence.indexOf(clause) < sentence.indexOf(participle)) return null
  return sentence.children(clause).some((child) => /^(?:mark|[nc]subj)/.test(child.relation)) ? subject : null
}

function isNegation(word: Word): boolean {
  return /^(?:not|n't|nt)$/.test(lower(word))
}

/** Every auxiliary of the clause, in order. */
export function auxiliaryChain(clause: PassiveClause): Word[] {
  return clause.carrier ? [...clause.auxiliaries, clause.carrier] : clause.auxiliaries
}

type Finiteness = 'finite' | 'infinitive' | 'gerund' | 'bare'

export function finitenessOf(sentence: Sentence, clause: PassiveClause): Finiteness {
  const [first] = auxiliaryChain(clause)
  if (clause.to && (!first || sentence.indexOf(clause.to) < sentence.indexOf(first))) return 'infinitive'
  if (!first) return clause.subject ? 'finite' : 'bare'
  if (/^(?:being|having|getting)$/.test(lower(first))) return 'gerund'
  return /^(?:be|been|get|gotten)$/.test(lower(first)) ? 'bare' : 'finite'
}

/** Does this word, joined to a passive participle, share its auxiliary ("was arrested and charged")? */
export function sharesPassive(sentence: Sentence, conjunct: Word): boolean {
  const children = sentence.children(conjunct)
  if (conjunct.relation !== 'conj' || !isParticipleForm(conjunct.form) || !/^(?:VERB|ADJ)$/.test(conjunct.upos))
    return false
  if (children.some((child) => /^(?:aux|cop|[nc]subj|expl)/.test(child.relation))) return false
  if (children.some((child) => child.relation === 'obl:agent')) return true
  const complements = tellsSomebody.test(lower(conjunct)) ? /^obj$/ : /^(?:obj|ccomp)$/
  return !intransitive.test(lower(conjunct)) && !children.some((child) => complements.test(child.relation))
}

const tellsSomebody = /^(?:told|asked|informed|advised|notified|reminded|assured|warned)$/

const intransitive =
  /^(?:died|arrived|happened|occurred|appeared|disappeared|remained|seemed|existed|lived|waited|agreed|collapsed|escaped|survived|returned|tried|wanted|managed|failed|refused|started|decided|continued|ended|come|become|gone|run|worked|looked|stayed|turned|moved|walked|talked|laughed|cried|smiled|slept|sat|stood|belonged|consisted|depended|emerged|enjoyed|loved|fled)$/
