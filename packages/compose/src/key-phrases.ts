import { isOrdinary } from './case.ts'
import { ADJECTIVES, NOUNS, STOP_WORDS, VERBS } from './lexicon.ts'
import { isPlural, singularOf } from './noun.ts'

export interface KeyPhrase {
  text: string
  /** Higher for phrases that come often and early and that name things. */
  score: number
  count: number
}

const BREAK = /[.,;:!?()[\]{}“”"\n\t|/—–•]|\s-\s/
const WEAK_WORDS = new Set(
  'thing things lot lots way ways time times day days today tomorrow hi hello hey dear thanks thank regards best kind sincerely cheers new good great nice able want need make get know going use people year years week weeks month months'.split(
    ' ',
  ),
)

/** The phrases a text is about: runs of content words, scored by how often, how early and how substantially they occur. */
export function keyPhrases(text: string, limit = 12): KeyPhrase[] {
  const found = new Map<string, KeyPhrase>()
  let position = 0
  for (const run of contentRuns(text)) {
    position++
    const key = singularOf(run.toLowerCase())
    const early = 1 / (1 + position / 12)
    const earlier = found.get(key)
    if (earlier) {
      earlier.count++
      earlier.score += weightOf(run)
    } else found.set(key, { text: run, count: 1, score: weightOf(run) * (1 + early) })
  }
  return [...found.values()].sort((one, other) => other.score - one.score).slice(0, limit)
}

function* contentRuns(text: string): Generator<string> {
  for (const clause of text.split(BREAK)) {
    let run: string[] = []
    for (const word of [...(clause.match(/[\p{L}\d][\p{L}\d'’&+#-]*/gu) ?? []), '']) {
      if (isContent(word)) run.push(word)
      else {
        const phrase = trimRun(run)
        if (phrase.length > 0 && phrase.length <= 4) yield phrase.join(' ')
        run = []
      }
    }
  }
}

function isContent(word: string): boolean {
  const lower = word.toLowerCase()
  if (word.length < 2 || STOP_WORDS.has(lower) || /^\d+$/.test(word) || /['’](?:s|re|ve|ll|t|d|m)$/.test(lower))
    return false
  const base = lower.endsWith('s') ? singularOf(lower) : lower
  return !(VERBS.has(base) && !NOUNS.has(base)) && !/(?:ly|ed)$/.test(lower)
}

/** A phrase may not end in an adjective, nor be made of filler alone. */
function trimRun(run: string[]): string[] {
  const words = [...run]
  while (words.length > 0 && isOnlyAdjective(words.at(-1)!)) words.pop()
  while (words.length > 0 && WEAK_WORDS.has(words[0]!.toLowerCase())) words.shift()
  return words
}

function isOnlyAdjective(word: string): boolean {
  return ADJECTIVES.has(word.toLowerCase()) && !NOUNS.has(word.toLowerCase())
}

function weightOf(phrase: string): number {
  const words = phrase.split(' ')
  const head = words.at(-1)!.toLowerCase()
  const known = NOUNS.has(isPlural(head) ? singularOf(head) : head)
  const named = words.some((word) => /\p{Lu}/u.test(word) && !isOrdinary(word))
  return (1 + 0.6 * (words.length - 1)) * (known ? 1.4 : 1) * (named ? 1.3 : 1) * (WEAK_WORDS.has(head) ? 0.3 : 1)
}
