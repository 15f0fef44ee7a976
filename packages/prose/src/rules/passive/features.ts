import { flag } from '../../lexicon/flags.ts'
import { shapeOf } from '../../lexicon/shape.ts'
import type { TokenizedSentence, WordType } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { endOfAside, endOfInvertedSubject } from './interruption.ts'
import { participialClass } from './participial-class.ts'

/** Receives one feature of a candidate: the group it belongs to and its value there. */
export type VisitFeature = (group: string, value: string) => void

const NOTHING = '-'
const AGENT_WINDOW = 7

const tailOf = (word: string): string => word.slice(word.lastIndexOf('-') + 1)

/** "'s" stands for "it's" and "that's", "x's" for "John's", which is more often a possessive. */
function auxiliaryText({ text, flags }: WordType): string {
  const apostrophe = text.lastIndexOf("'")
  if (apostrophe <= 0 || text.endsWith("n't")) return text
  return flags & (flag.pronoun | flag.relative | flag.adverb) ? text.slice(apostrophe) : `x${text.slice(apostrophe)}`
}

/** What stands before "be", "been" and "being": "has", "to", "will", "is"; an empty word for a finite form. */
function leadOf(sentence: TokenizedSentence, auxiliary: number): string {
  const { tokens } = sentence
  for (let at = auxiliary - 1; at >= 0 && at >= auxiliary - 3; at -= 1) {
    const { text, flags } = tokens[at]!.word
    if (flags & flag.modal) return 'modal'
    if (flags & flag.have) return 'have'
    if (flags & flag.be) return 'be'
    if (flags & flag.get) return 'get'
    if (text === 'to') return 'to'
    if (!(flags & (flag.adverb | flag.negation | flag.ly | flag.pronoun))) return 'other'
  }
  return 'start'
}

function hasByAfter(sentence: TokenizedSentence, participle: number): string {
  const { tokens } = sentence
  const end = Math.min(tokens.length, participle + AGENT_WINDOW)
  for (let at = participle + 1; at < end; at += 1) {
    const { text, flags } = tokens[at]!.word
    if (text === 'by') return at === participle + 1 ? 'next' : 'later'
    if (flags & (flag.be | flag.have | flag.modal)) return 'no'
  }
  return 'no'
}

interface ReadingOrder {
  order: 'plain' | 'fronted' | 'joined' | 'inverted' | 'aside'
  /** The token after which the way to the participle begins, once what stands in between is passed over. */
  from: number
  subject: number
}

/** Brings questions, asides and coordination into the order of a plain statement. */
function readingOrder(sentence: TokenizedSentence, { auxiliary, participle, joinedTo }: Candidate): ReadingOrder {
  const subject = auxiliary - 1
  if (participle < auxiliary) return { order: 'fronted', from: auxiliary, subject }
  if (joinedTo >= 0) return { order: 'joined', from: joinedTo, subject }
  const subjectEnd = endOfInvertedSubject(sentence, auxiliary, participle)
  if (subjectEnd >= 0) return { order: 'inverted', from: subjectEnd, subject: subjectEnd }
  const asideEnd = endOfAside(sentence, auxiliary, participle)
  if (asideEnd >= 0) return { order: 'aside', from: asideEnd, subject }
  return { order: 'plain', from: auxiliary, subject }
}

const LONGEST_PATH = 5
const ADVERBIAL = flag.adverb | flag.ly | flag.negation

/** The shapes on the way to the participle, without adverbs and the commas or "and" that join them. */
function pathBetween({ tokens }: TokenizedSentence, order: string, from: number, participle: number): string {
  let path = order === 'joined' ? order : ''
  const end = Math.min(participle, from + 1 + LONGEST_PATH)
  for (let at = from + 1; at < end; at += 1) {
    const { word } = tokens[at]!
    const joinsAdverbs = word.flags & flag.conjunction && tokens[at - 1]!.word.flags & ADVERBIAL
    if (!(word.flags & ADVERBIAL) && !joinsAdverbs) path += ` ${shapeOf(word)}`
  }
  return path
}

export function visitFeatures(sentence: TokenizedSentence, candidate: Candidate, visit: VisitFeature): void {
  const { auxiliary, participle } = candidate
  const { tokens } = sentence
  const textAt = (at: number): string => tokens[at]?.word.text ?? NOTHING
  const shapeAt = (at: number): string => (tokens[at] ? shapeOf(tokens[at].word) : NOTHING)
  const aux = auxiliaryText(tokens[auxiliary]!.word)
  const word = textAt(participle)
  const tail = tailOf(word)
  const { order, from, subject } = readingOrder(sentence, candidate)
  const before = participle - 1 === from ? auxiliary : participle - 1
  const kind = participialClass(tail)
  const lead = leadOf(sentence, auxiliary)
  const following = textAt(participle + 1)

  for (let at = from + 1; at < participle; at += 1) {
    visit('between', textAt(at))
    visit('betweenShape', shapeAt(at))
  }
  visit(
    'path',
    order === 'fronted' ? `fronted ${auxiliary - participle === 1}` : pathBetween(sentence, order, from, participle),
  )
  visit('order', order)
  visit('distance', order === 'fronted' ? order : String(Math.min(participle - from, 6)))
  visit('auxiliary', aux)
  visit('lead', lead)
  visit('participle', tail)
  visit('ending', tail.slice(-5))
  visit('ending', tail.slice(-4))
  visit('beginning', tail.slice(0, 2))
  visit('compound', String(word !== tail))
  visit('class', kind)
  visit('irregular', tail.endsWith('ed') ? 'no' : tokens[participle]!.word.flags & flag.past ? 'past' : 'yes')
  visit('classBefore', `${kind} ${textAt(before)}`)
  visit('classNext', `${kind} ${following}`)
  visit('next', following)
  visit('nextShape', shapeAt(participle + 1))
  visit('before', textAt(before))
  visit('beforeShape', shapeAt(before))
  visit('subjectShape', shapeAt(subject))
  visit('participleNext', `${tail} ${following}`)
  visit('participleAuxiliary', `${tail} ${aux}`)
  visit('by', hasByAfter(sentence, participle))
}
