import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { readingOrder } from './reading-order.ts'
import { factsOf, NO_WORD, role, type WordFacts } from './word-facts.ts'

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

/** Receives the features of a candidate: a group's number and a value, a pair of values, or a word in one of its roles. */
export interface FeatureVisitor {
  one(group: number, value: string): void
  two(group: number, first: string, second: string): void
  word(role: number, facts: WordFacts): void
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
    visitor.word(role.between, factsAt(sentence, at))
  }
  visitor.one(group.path, pathBetween(sentence, order, from, participle))
  visitor.one(group.distance, distances[Math.min(participle - from, LONGEST_DISTANCE)]!)
}

const neighbourGroups: Record<number, readonly [text: number, shape: number]> = {
  [role.before]: [group.before, group.beforeShape],
  [role.next]: [group.next, group.nextShape],
  [role.between]: [group.between, group.betweenShape],
}

/** The features of a word that depend on nothing but the word and its role. */
export function visitWord(place: number, facts: WordFacts, visit: (group: number, value: string) => void): void {
  if (place === role.participle) {
    visit(group.participle, facts.tail)
    visit(group.ending, facts.ending)
    visit(group.ending, facts.shortEnding)
    visit(group.beginning, facts.beginning)
    visit(group.compound, facts.isCompound ? 'yes' : 'no')
    visit(group.class, facts.participialClass)
    visit(group.verbKind, facts.verbKind)
  } else if (place === role.auxiliary) visit(group.auxiliary, facts.auxiliary)
  else if (place === role.subject) visit(group.subjectShape, facts.shape)
  else {
    const [text, shape] = neighbourGroups[place]!
    visit(text, facts.text)
    visit(shape, facts.shape)
  }
}

/** Visits all features of a candidate. The trainer and the judge both see a candidate through this function alone. */
export function visitFeatures(sentence: TokenizedSentence, candidate: Candidate, visitor: FeatureVisitor): void {
  const { auxiliary, participle } = candidate
  const { order, from, subject } = readingOrder(sentence, candidate)
  const facts = factsAt(sentence, participle)
  const helper = factsAt(sentence, auxiliary)
  const before = factsAt(sentence, participle - 1 === from ? auxiliary : participle - 1)
  const next = factsAt(sentence, participle + 1)

  visitor.one(group.order, order)
  if (order === 'fronted') visitor.one(group.path, auxiliary - participle === 1 ? 'fronted near' : 'fronted far')
  else visitWay(sentence, order, from, participle, visitor)
  visitor.word(role.participle, facts)
  visitor.word(role.auxiliary, helper)
  visitor.word(role.before, before)
  visitor.word(role.next, next)
  visitor.word(role.subject, factsAt(sentence, subject))
  visitor.one(group.lead, leadOf(sentence, auxiliary))
  visitor.one(group.by, whereIsBy(sentence, participle))
  visitor.two(group.classBefore, facts.participialClass, before.text)
  visitor.two(group.classNext, facts.participialClass, next.text)
  visitor.two(group.participleNext, facts.tail, next.text)
  visitor.two(group.participleAuxiliary, facts.tail, helper.auxiliary)
}
