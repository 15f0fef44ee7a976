import { type ClicheEntry, clicheTrie } from './entries.ts'
import { fillAlternative } from './fill-alternative.ts'
import { longestMatch, type Match, mayBegin } from './match.ts'
import { readWords, type TextWords } from './text-words.ts'

/** A tired phrase in a text. */
export interface Cliche {
  /** Where it stands, in UTF-16 code units; the end is exclusive. */
  start: number
  end: number
  /** The words exactly as the text has them. */
  original: string
  /** Why readers tire of it, in one sentence. */
  explanation: string
  /** From 1, barely worn, to 5, says nothing any more. */
  severity: number
  /** Phrases that fit the sentence in its place. */
  alternatives: string[]
  /** The same for every form of the phrase. */
  id: string
}

const lengthOf = (match: Match<ClicheEntry>) => match.places.at(-1)! - match.places[0]!

/** Longest first; a phrase that shares a word with a longer one is dropped. */
function withoutOverlaps(matches: Match<ClicheEntry>[], words: number): Match<ClicheEntry>[] {
  const taken = new Uint8Array(words)
  const kept: Match<ClicheEntry>[] = []
  for (const match of matches.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const [first, last] = [match.places[0]!, match.places.at(-1)! - 1]
    if (taken[first] || taken[last]) continue
    taken.fill(1, first, last + 1)
    kept.push(match)
  }
  return kept.sort((a, b) => a.places[0]! - b.places[0]!)
}

function describe(text: string, words: TextWords, match: Match<ClicheEntry>): Cliche {
  const { entry, places } = match
  const start = words.starts[places[0]!]!
  const end = words.ends[places.at(-1)! - 1]!
  const alternatives = entry.alternatives.map((template) => fillAlternative(template, { text, words, match }))
  const { id, explanation, severity } = entry
  return { start, end, original: text.slice(start, end), explanation, severity, alternatives, id }
}

/** Finds the clichés of an English text in one pass, in the order of the text, never overlapping. */
export function findCliches(text: string): Cliche[] {
  const root = clicheTrie()
  const words = readWords(text)
  const matches: Match<ClicheEntry>[] = []
  for (let at = 0; at < words.words.length; at += 1) {
    const match = mayBegin(root, words, at) ? longestMatch(root, words, at) : null
    if (match) matches.push(match)
  }
  return withoutOverlaps(matches, words.words.length).map((match) => describe(text, words, match))
}
