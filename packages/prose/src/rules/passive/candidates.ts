import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'
import { isQuestion, opensAside } from './interruption.ts'

/** A form of "be" or "get" and a word that may be its past participle, as token positions. */
export interface Candidate {
  auxiliary: number
  participle: number
  /** The participle before this one that it is joined to, as "sold" to "built" in "was built and sold"; -1 for none. */
  joinedTo: number
}

/** How many tokens further the participle may stand: right behind, behind a question's subject, behind an aside. */
const WINDOW = 4
const WINDOW_OF_QUESTION = 10
const WINDOW_WITH_ASIDE = 20
const FRONTED_WINDOW = 8
const LONGEST_JOINT = 4

/** A mark that ends the reach of an auxiliary. */
const isBarrier = (text: string): boolean => text === ';' || text === ':' || text === '?' || text === '!'

const isJoint = (text: string): boolean =>
  text === 'and' || text === 'or' || text === ',' || text === 'but' || text === '&'

/** "built and sold", "built, painted and quickly sold": nothing but joints and adverbs in between. */
function areJoined({ tokens }: TokenizedSentence, from: number, to: number): boolean {
  if (from < 0 || to - from > LONGEST_JOINT) return false
  let hasJoint = false
  for (let at = from + 1; at < to; at += 1) {
    const { text, flags } = tokens[at]!.word
    if (isJoint(text)) hasJoint = true
    else if (!(flags & (flag.adverb | flag.ly | flag.negation))) return false
  }
  return hasJoint
}

/** "Attached for your review is the draft": a participle that opens the sentence and finds its verb later. */
function auxiliaryAfter({ tokens }: TokenizedSentence, participle: number): number {
  const end = Math.min(tokens.length, participle + FRONTED_WINDOW)
  for (let at = participle + 1; at < end; at += 1) {
    const { text, flags } = tokens[at]!.word
    if (flags & flag.be) return at
    if (text === ',' || isBarrier(text)) return -1
  }
  return -1
}

function reachOf(sentence: TokenizedSentence, auxiliary: number): number {
  if (opensAside(sentence.tokens[auxiliary + 1]?.word.text)) return WINDOW_WITH_ASIDE
  return isQuestion(sentence) ? WINDOW_OF_QUESTION : WINDOW
}

/** Pairs every possible participle with the nearest auxiliary before it; whether each is a passive is judged later. */
export function candidatesIn(sentence: TokenizedSentence): Candidate[] {
  const candidates: Candidate[] = []
  const { tokens } = sentence
  let auxiliary = -1
  let previous = -1
  let words = 0
  let reach = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, flags, kind } = tokens[at]!.word
    if (flags & (flag.participle | flag.past)) {
      const joinedTo = areJoined(sentence, previous, at) ? previous : -1
      if (auxiliary >= 0 && (at - auxiliary <= reach || joinedTo >= 0)) {
        candidates.push({ auxiliary, participle: at, joinedTo })
        previous = at
      } else if (flags & flag.participle && (words === 0 || (tokens[at + 1]?.word.flags ?? 0) & flag.be)) {
        const later = auxiliaryAfter(sentence, at)
        if (later >= 0) candidates.push({ auxiliary: later, participle: at, joinedTo: -1 })
      }
    }
    if (flags & (flag.be | flag.get)) {
      auxiliary = at
      reach = reachOf(sentence, at)
      previous = -1
    }
    if (kind === 'word') words += 1
    else if (kind === 'punctuation' && isBarrier(text)) auxiliary = -1
  }
  return candidates
}
