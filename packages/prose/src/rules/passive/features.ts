import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { readingOrder } from './reading-order.ts'
import { factsOf, NO_WORD, type WordFacts } from './word-facts.ts'

export const FEATURE_GROUPS = [
  'path',
  'order',
  'distance',
  'between',
  'betweenShape',
  'auxiliary',
  'lead',
  'participle',
  'ending',
  'beginning',
  'compound',
  'class',
  'verbKind',
  'next',
  'nextShape',
  'before',
  'beforeShape',
  'subjectShape',
  'by',
  'classBefore',
  'classNext',
  'participleNext',
  'participleAuxiliary',
] as const

const group = Object.fromEntries(FEATURE_GROUPS.map((name, number) => [name, number])) as Record<
  (typeof FEATURE_GROUPS)[number],
  number
>

/** Receives the features of a candidate one by one: a group's number and a value, or a pair of values. */
export interface FeatureVisitor {
  one(group: number, value: string): void
  two(group: number, first: string, second: string): void
}

const AGENT_WINDOW = 7
const LONGEST_PATH = 5
const LEAD_WINDOW = 3
const LONGEST_DISTANCE = 6
const ADVERBIAL = flag.adverb | flag.ly | flag.negation
const distances = ['0', '1', '2', '3', '4', '5', '6']

function factsAt({ tokens }: TokenizedSentence, at: number): WordFacts {
  const token = tokens[at]
  return token ? factsOf(token.word) : NO_WORD
}

/** What stands before "be", "been" and "being": a modal, "have", "to" …; 'other' for a finite form. */
function leadOf({ tokens }: TokenizedSentence, auxiliary: number): string {
  for (let at = auxiliary - 1; at >= 0 && at >= auxiliary - LEAD_WINDOW; at -= 1) {
    const { text, flags } = tokens[at]!.word
    if (flags & flag.modal) return 'modal'
    if (flags & flag.have) return 'have'
    if (flags & flag.be) return 'be'
    if (flags & flag.get) return 'get'
    if (text === 'to') return 'to'
    if (!(flags & (ADVERBIAL | flag.pronoun))) return 'other'
  }
  return 'start'
}

function whereIsBy({ tokens }: TokenizedSentence, participle: number): string {
  const end = Math.min(tokens.length, participle + AGENT_WINDOW)
  for (let at = participle + 1; at < end; at += 1) {
    const { text, flags } = tokens[at]!.word
    if (text === 'by') return at === participle + 1 ? 'next' : 'later'
    if (flags & (flag.be | flag.have | flag.modal)) return 'no'
  }
  return 'no'
}

/** The shapes on the way to the participle, without adverbs and the "and" that joins them. */
function pathBetween({ tokens }: TokenizedSentence, order: string, from: number, participle: number): string {
  let path = order === 'joined' ? order : ''
  const end = Math.min(participle, from + 1 + LONGEST_PATH)
  for (let at = from + 1; at < end; at += 1) {
    const { word } = tokens[at]!
    const joinsAdverbs = word.flags & flag.conjunction && tokens[at - 1]!.word.flags & ADVERBIAL
    if (!(word.flags & ADVERBIAL) && !joinsAdverbs) path += ` ${factsOf(word).shape}`
  }
  return path
}

function visitWay(
  sentence: TokenizedSentence,
  order: string,
  from: number,
  participle: number,
  visitor: FeatureVisitor,
): void {
  for (let at = from + 1; at < participle; at += 1) {
    const { text, shape } = factsAt(sentence, at)
    visitor.one(group.between, text)
    visitor.one(group.betweenShape, shape)
  }
  visitor.one(group.path, pathBetween(sentence, order, from, participle))
  visitor.one(group.distance, distances[Math.min(participle - from, LONGEST_DISTANCE)]!)
}

function visitParticiple(facts: WordFacts, visitor: FeatureVisitor): void {
  visitor.one(group.participle, facts.tail)
  visitor.one(group.ending, facts.ending)
  visitor.one(group.ending, facts.shortEnding)
  visitor.one(group.beginning, facts.beginning)
  visitor.one(group.compound, facts.isCompound ? 'yes' : 'no')
  visitor.one(group.class, facts.participialClass)
  visitor.one(group.verbKind, facts.verbKind)
}

/** Visits all features of a candidate. The trainer and the judge both see a candidate through this function alone. */
export function visitFeatures(sentence: TokenizedSentence, candidate: Candidate, visitor: FeatureVisitor): void {
  const { auxiliary, participle } = candidate
  const { order, from, subject } = readingOrder(sentence, candidate)
  const facts = factsAt(sentence, participle)
  const auxiliaryName = factsAt(sentence, auxiliary).auxiliary
  const before = factsAt(sentence, participle - 1 === from ? auxiliary : participle - 1)
  const next = factsAt(sentence, participle + 1)

  visitor.one(group.order, order)
  if (order === 'fronted') visitor.one(group.path, auxiliary - participle === 1 ? 'fronted near' : 'fronted far')
  else visitWay(sentence, order, from, participle, visitor)
  visitParticiple(facts, visitor)
  visitor.one(group.auxiliary, auxiliaryName)
  visitor.one(group.lead, leadOf(sentence, auxiliary))
  visitor.one(group.next, next.text)
  visitor.one(group.nextShape, next.shape)
  visitor.one(group.before, before.text)
  visitor.one(group.beforeShape, before.shape)
  visitor.one(group.subjectShape, factsAt(sentence, subject).shape)
  visitor.one(group.by, whereIsBy(sentence, participle))
  visitor.two(group.classBefore, facts.participialClass, before.text)
  visitor.two(group.classNext, facts.participialClass, next.text)
  visitor.two(group.participleNext, facts.tail, next.text)
  visitor.two(group.participleAuxiliary, facts.tail, auxiliaryName)
}
