import type { Guards, Step } from './pattern.ts'
import { COMMA, JOINED, STOP, type TextWords } from './text-words.ts'
import type { Node } from './trie.ts'

export interface Guarded {
  guards: Guards
}

/** A phrase found in the text: which words fill which step of the pattern. */
export interface Match<Entry> {
  entry: Entry
  steps: Step[]
  /** The word at which each step begins, and after them the word at which the match ends. */
  places: number[]
}

const DETERMINERS = new Set('the a an my your his her its our their this that'.split(' '))
/** Spelt like possessives, but short for "is", "has" or "us". */
const CONTRACTIONS = new Set('its hes shes thats theres heres wheres whats whos hows lets'.split(' '))

function isPossessive(text: TextWords, at: number): boolean {
  return text.possessive[at]! && !CONTRACTIONS.has(text.words[at]!)
}

/** How many words from here make a possessive such as "John's" or "the old man's"; 0 when none do. */
function possessiveLength(text: TextWords, at: number): number {
  if (isPossessive(text, at)) return 1
  if (!DETERMINERS.has(text.words[at]!)) return 0
  for (const length of [2, 3]) {
    const last = at + length - 1
    if (last >= text.words.length || text.breaks[last] !== JOINED) return 0
    if (isPossessive(text, last)) return length
  }
  return 0
}

function guardsHold(text: TextWords, guards: Guards, start: number, end: number): boolean {
  const startsClause = start === 0 || text.breaks[start] !== JOINED
  const endsClause = end === text.words.length || text.breaks[end] !== JOINED
  if (guards.startsClause && !startsClause) return false
  if (guards.endsClause && !endsClause) return false
  const before = startsClause ? '' : text.words[start - 1]!
  const after = endsClause ? '' : text.words[end]!
  if (guards.notBefore.has(before) || guards.notAfter.has(after)) return false
  return (!guards.before.size || guards.before.has(before)) && (!guards.after.size || guards.after.has(after))
}

/** From this length on a phrase is known by its words, with commas or without. */
const LONG = 4

function commasFit(text: TextWords, steps: Step[], places: number[]): boolean {
  if (steps.length >= LONG) return true
  for (let step = 1; step < steps.length; step += 1) {
    if (text.breaks[places[step]!] === COMMA && !steps[step - 1]!.comma) return false
  }
  return true
}

/** A quick look that spares most words the walk. */
export function mayBegin<Entry>(root: Node<Entry>, text: TextWords, at: number): boolean {
  return root.bySpelling.has(text.words[at]!) || (root.possessive.length > 0 && isPossessive(text, at))
}

/** The longest phrase of the trie that begins at this word. Its cost is bounded by the longest pattern. */
export function longestMatch<Entry extends Guarded>(root: Node<Entry>, text: TextWords, start: number) {
  let best: Match<Entry> | null = null
  const places: number[] = []

  function consider(node: Node<Entry>, end: number) {
    if (best && best.places.at(-1)! >= end) return
    for (const { entry, steps } of node.endings) {
      if (!commasFit(text, steps, places) || !guardsHold(text, entry.guards, start, end)) continue
      best = { entry, steps, places: [...places.slice(0, steps.length), end] }
      return
    }
  }

  function walk(node: Node<Entry>, at: number, depth: number) {
    if (node.endings.length) consider(node, at)
    if (at >= text.words.length || (depth > 0 && text.breaks[at] === STOP)) return
    places[depth] = at
    const children = node.bySpelling.get(text.words[at]!)
    if (children) for (const child of children) walk(child, at + 1, depth + 1)
    if (node.possessive.length) {
      const length = possessiveLength(text, at)
      if (length) for (const child of node.possessive) step(child, at, length, depth)
    }
    for (const { node: child, most } of node.free) {
      for (let length = 1; length <= most && at + length <= text.words.length; length += 1) {
        if (length > 1 && text.breaks[at + length - 1] !== JOINED) break
        step(child, at, length, depth)
      }
    }
  }

  function step(child: Node<Entry>, at: number, length: number, depth: number) {
    places[depth] = at
    walk(child, at + length, depth + 1)
  }

  walk(root, start, 0)
  return best as Match<Entry> | null
}
