import governing from '../../data/governing-verbs.json' with { type: 'json' }
import { isParticipleForm, verbOfParticiple } from '../morphology/verbs.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'
import { isActor, isAgentPhrase } from './agent.ts'
import { auxiliaryChain, passiveParticiples, readClause } from './passive-clause.ts'

const infinitiveNouns = new Set(governing.nounsWithInfinitive.split(' '))
const saying = new Set(governing.saying.split(' '))

/** Mends what a parser gets wrong now and then and the words themselves settle. */
export function repairTree(sentence: Sentence): void {
  for (const word of sentence.words) {
    unmarkComparison(sentence, word)
    markPassive(sentence, word)
  }
  for (const participle of passiveParticiples(sentence)) {
    joinPossessive(sentence, participle)
    freeAgent(sentence, participle)
    repairAttachment(sentence, participle)
    joinRelativeClause(sentence, participle)
    joinInfinitive(sentence, participle)
  }
}

/** "Was as expected": the participle belongs to "as", not to "was". */
function unmarkComparison(sentence: Sentence, auxiliary: Word): void {
  const participle = auxiliary.head
  if (auxiliary.relation !== 'aux:pass' || !participle) return
  const before = sentence.previous(participle)
  if (!before || !/^(?:as|than)$/.test(lower(before)) || before === auxiliary) return
  auxiliary.relation = 'cop'
  for (const child of sentence.children(participle)) child.relation = child.relation.replace(/^(.subj):pass$/, '$1')
}

/** "Was annoyed by the noise" is passive even where the tree takes "annoyed" for an adjective. */
function markPassive(sentence: Sentence, copula: Word): void {
  const participle = copula.head
  if (copula.relation !== 'cop' || !participle || !/^(?:ADJ|VERB)$/.test(participle.upos)) return
  if (!isParticipleForm(participle.form) || sentence.indexOf(copula) > sentence.indexOf(participle)) return
  const agents = sentence.children(participle).filter((child) => isAgentPhrase(sentence, participle, child))
  if (agents.length === 0) return
  for (const agent of agents) agent.relation = 'obl:agent'
  copula.relation = 'aux:pass'
  for (const child of sentence.children(participle)) child.relation = child.relation.replace(/^(.subj)$/, '$1:pass')
}

/** "By her yak" is one agent, not two. */
function joinPossessive(sentence: Sentence, participle: Word): void {
  for (const pronoun of sentence.children(participle)) {
    const noun = sentence.next(pronoun)
    if (pronoun.upos !== 'PRON' || pronoun.relation !== 'obl:agent' || noun?.head !== participle) continue
    if (!/^obl/.test(noun.relation) || sentence.child(noun, 'case')) continue
    for (const child of sentence.children(pronoun)) child.head = noun
    pronoun.head = noun
    pronoun.relation = 'nmod:poss'
    noun.relation = 'obl:agent'
  }
}

/** "Was seen in May by Ann": names, times and reasons have no authors, so the agent is the verb's. */
function freeAgent(sentence: Sentence, participle: Word): void {
  if (readClause(sentence, participle).agent) return
  for (const noun of sentence.children(participle).filter((child) => child.relation === 'obl')) {
    if (noun.upos !== 'PROPN' && !authorless.test(lower(noun))) continue
    for (const top of sentence.children(noun).filter((child) => child.relation === 'nmod')) {
      if (!isActor(sentence, top) || lower(sentence.phrase(top)[0] as Word) !== 'by') continue
      top.head = participle
      top.relation = 'obl:agent'
    }
  }
}

const authorless =
  /^(?:reasons?|years?|months?|weeks?|days?|times?|night|morning|evening|afternoon|century|place|way|manner|\d+)$/

/** Prepositions of place and company: straight after an agent they tell which one it is. */
const describing =
  /^(?:with|below|upon|near|behind|above|around|beside|beneath|under|underneath|inside|outside|beyond|by)$/

/** Ties a prepositional phrase to the noun in front of it, where it can only describe that noun. */
function repairAttachment(sentence: Sentence, participle: Word): void {
  const clause = readClause(sentence, participle)
  const [front] = auxiliaryChain(clause)
  for (const phrase of sentence.children(participle).filter((child) => /^obl(?::agent)?$/.test(child.relation))) {
    const first = sentence.phrase(phrase)[0] as Word
    const before = sentence.previous(first)
    if (!before || !isCommonNoun(sentence, phrase)) continue
    if (clause.subject && front && endsWith(sentence, clause.subject, before) && precedes(sentence, phrase, front)) {
      attach(phrase, clause.subject)
    } else if (clause.agent && clause.agent.top !== phrase && endsWith(sentence, clause.agent.top, before)) {
      if (describing.test(lower(first))) attach(phrase, clause.agent.top)
    }
  }
}

/** "By her decision to leave": the infinitive straight after such a noun is the noun's. */
function joinInfinitive(sentence: Sentence, participle: Word): void {
  const { agent } = readClause(sentence, participle)
  const last = agent && sentence.phrase(agent.top).at(-1)
  if (!agent || !last || !infinitiveNouns.has(lower(agent.top))) return
  for (const verb of sentence.children(participle).filter((child) => /^(?:xcomp|advcl)$/.test(child.relation))) {
    if (sentence.previous(sentence.phrase(verb)[0] as Word) !== last) continue
    verb.head = agent.top
    verb.relation = 'acl'
  }
}

/** "By our newt that swam": what starts with "that" or "who" straight after the agent tells which one it is. */
function joinRelativeClause(sentence: Sentence, participle: Word): void {
  const { agent, subject } = readClause(sentence, participle)
  const after = agent && sentence.next(sentence.phrase(agent.top).at(-1) as Word)
  if (!agent || !after || !/^(?:NOUN|PROPN)$/.test(agent.top.upos) || !/^(?:that|who)$/.test(lower(after))) return
  if (lower(after) === 'that' && saying.has(verbOfParticiple(participle.form).base)) return
  const verb = sentence.words.find((word) => sentence.phrase(word)[0] === after && word !== after && isClause(word))
  if (!verb || (verb.head !== participle && verb.head !== subject)) return
  verb.head = agent.top
  verb.relation = 'acl:relcl'
}

function isClause(word: Word): boolean {
  return /^(?:VERB|ADJ|AUX)$/.test(word.upos) && /^(?:ccomp|advcl|acl|parataxis|csubj|dep|xcomp)/.test(word.relation)
}

function isCommonNoun(sentence: Sentence, phrase: Word): boolean {
  if (/^(?:hand|whole|contrary|way|fact|course|time|day|year|end|moment)$/.test(lower(phrase))) return false
  const isCommon = phrase.upos === 'NOUN' || (phrase.upos === 'PROPN' && /^\p{Ll}/u.test(phrase.form))
  return isCommon && sentence.child(phrase, 'case') !== undefined && !sentence.child(phrase, 'nummod')
}

function endsWith(sentence: Sentence, top: Word, last: Word): boolean {
  return /^(?:NOUN|PROPN)$/.test(top.upos) && sentence.phrase(top).at(-1) === last
}

function precedes(sentence: Sentence, left: Word, right: Word): boolean {
  return sentence.indexOf(left) < sentence.indexOf(right)
}

function attach(phrase: Word, noun: Word): void {
  phrase.head = noun
  phrase.relation = 'nmod'
}
