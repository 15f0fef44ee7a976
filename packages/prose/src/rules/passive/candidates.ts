import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'

/** A form of "be" or "get" and a word that may be its past participle, as token positions. */
export interface Candidate {
  auxiliary: number
  participle: number
}

/** More words than this never stand between the two in the treebank. */
const WINDOW = 10
const FRONTED_WINDOW = 8

/** A mark that ends the reach of an auxiliary. */
const isBarrier = (text: string): boolean => text === ';' || text === ':' || text === '?' || text === '!'

/** "Attached for your review is the draft": a participle that opens the sentence and finds its verb later. */
function frontedCandidate({ tokens }: TokenizedSentence, participle: number): Candidate | null {
  const end = Math.min(tokens.length, participle + FRONTED_WINDOW)
  for (let at = participle + 1; at < end; at += 1) {
    const { text, flags } = tokens[at]!.word
    if (flags & flag.be) return { auxiliary: at, participle }
    if (text === ',' || isBarrier(text)) return null
  }
  return null
}

/** Pairs every possible participle with the nearest auxiliary before it; whether each is a passive is judged later. */
export function candidatesIn(sentence: TokenizedSentence): Candidate[] {
  const candidates: Candidate[] = []
  const { tokens } = sentence
  let auxiliary = -1
  let words = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, flags, kind } = tokens[at]!.word
    if (flags & (flag.participle | flag.past) && at !== auxiliary) {
      if (auxiliary >= 0 && at - auxiliary <= WINDOW) candidates.push({ auxiliary, participle: at })
      else if (flags & flag.participle && (words === 0 || (tokens[at + 1]?.word.flags ?? 0) & flag.be)) {
        const fronted = frontedCandidate(sentence, at)
        if (fronted) candidates.push(fronted)
      }
    }
    if (flags & (flag.be | flag.get)) auxiliary = at
    else if (isBarrier(text)) auxiliary = -1
    if (kind === 'word') words += 1
  }
  return candidates
}
