import { flag } from '../../lexicon/flags.ts'
import { shapeOf } from '../../lexicon/shape.ts'
import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { participialClass } from './participial-class.ts'

/** Receives one feature of a candidate: the group it belongs to and its value there. */
export type VisitFeature = (group: string, value: string) => void

const NOTHING = '-'
const AGENT_WINDOW = 7

const tailOf = (word: string): string => word.slice(word.lastIndexOf('-') + 1)

/** "'s" stands for every "it's", "that's", "John's", so that they share one weight. */
const auxiliaryText = (word: string): string => {
  const apostrophe = word.lastIndexOf("'")
  return apostrophe > 0 && !word.endsWith("n't") ? word.slice(apostrophe) : word
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

export function visitFeatures(
  sentence: TokenizedSentence,
  { auxiliary, participle }: Candidate,
  visit: VisitFeature,
): void {
  const { tokens } = sentence
  const textAt = (at: number): string => tokens[at]?.word.text ?? NOTHING
  const shapeAt = (at: number): string => (tokens[at] ? shapeOf(tokens[at].word) : NOTHING)
  const aux = auxiliaryText(textAt(auxiliary))
  const word = textAt(participle)
  const tail = tailOf(word)
  const fronted = participle < auxiliary
  const from = fronted ? participle : auxiliary
  const to = fronted ? auxiliary : participle
  const kind = participialClass(tail)
  const lead = leadOf(sentence, auxiliary)
  const following = textAt(participle + 1)

  let path = fronted ? 'fronted' : ''
  for (let at = from + 1; at < to; at += 1) {
    visit('between', textAt(at))
    const shape = shapeAt(at)
    visit('betweenShape', shape)
    if (at - from <= 5) path += ` ${shape}`
  }
  visit('path', path)
  visit('distance', String(Math.min(to - from, 6)))
  visit('auxiliary', aux)
  visit('lead', lead)
  visit('auxiliaryLead', `${aux} ${lead}`)
  visit('participle', tail)
  visit('ending', tail.slice(-5))
  visit('ending', tail.slice(-4))
  visit('beginning', tail.slice(0, 2))
  visit('compound', String(word !== tail))
  visit('class', kind)
  visit('irregular', tail.endsWith('ed') ? 'no' : tokens[participle]!.word.flags & flag.past ? 'past' : 'yes')
  visit('classAuxiliary', `${kind} ${aux}`)
  visit('classLead', `${kind} ${lead}`)
  visit('classBefore', `${kind} ${textAt(participle - 1)}`)
  visit('classSubject', `${kind} ${textAt(auxiliary - 1)}`)
  visit('classNext', `${kind} ${following}`)
  visit('next', following)
  visit('nextShape', shapeAt(participle + 1))
  visit('nextShapes', `${shapeAt(participle + 1)} ${shapeAt(participle + 2)}`)
  visit('second', textAt(participle + 2))
  visit('before', textAt(participle - 1))
  visit('beforeShape', shapeAt(participle - 1))
  visit('subject', textAt(auxiliary - 1))
  visit('subjectShape', shapeAt(auxiliary - 1))
  visit('participleNext', `${tail} ${following}`)
  visit('participleAuxiliary', `${tail} ${aux}`)
  visit('by', hasByAfter(sentence, participle))
  const first = sentence.text.charCodeAt(tokens[participle]!.start - sentence.start)
  visit('capital', String(first >= 65 && first <= 90))
}
