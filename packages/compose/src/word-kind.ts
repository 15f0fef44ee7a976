import { ADJECTIVES, NOUNS, PLACES, VERBS, WEAK_VERBS } from './lexicon.ts'

export function isPlace(name: string): boolean {
  return PLACES.has(name.toLowerCase())
}

export function isVerb(word: string): boolean {
  return VERBS.has(word.toLowerCase())
}

/** A single word that is a verb and nothing else: subscribe, donate. */
export function isBareVerb(word: string): boolean {
  const lower = word.toLowerCase()
  return VERBS.has(lower) && !WEAK_VERBS.has(lower) && !NOUNS.has(lower)
}

/** A word that describes and cannot stand alone: vegan, eco-friendly. */
export function isAdjective(text: string): boolean {
  const lower = text.toLowerCase()
  return (
    !lower.includes(' ') &&
    (ADJECTIVES.has(lower) || /-(?:friendly|free|based|proof|made|driven|carb|protein|ready|sized)$/.test(lower)) &&
    !NOUNS.has(lower)
  )
}
