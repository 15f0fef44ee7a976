import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'
import { endOfAside, endOfInvertedSubject } from './interruption.ts'

export interface ReadingOrder {
  order: 'plain' | 'fronted' | 'joined' | 'aside'
  /** The token after which the way to the participle begins, once what stands in between is passed over. */
  from: number
  subject: number
}

/** Brings questions, asides and coordination into the order of a plain statement. */
export function readingOrder(
  sentence: TokenizedSentence,
  { auxiliary, participle, joinedTo }: Candidate,
): ReadingOrder {
  const subject = auxiliary - 1
  if (participle < auxiliary) return { order: 'fronted', from: auxiliary, subject }
  if (joinedTo >= 0) return { order: 'joined', from: joinedTo, subject }
  const subjectEnd = endOfInvertedSubject(sentence, auxiliary, participle)
  if (subjectEnd >= 0) return { order: 'plain', from: subjectEnd, subject: subjectEnd }
  const asideEnd = endOfAside(sentence, auxiliary, participle)
  if (asideEnd >= 0) return { order: 'aside', from: asideEnd, subject }
  return { order: 'plain', from: auxiliary, subject }
}
