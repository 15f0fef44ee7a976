import classes from '../../data/word-classes.json' with { type: 'json' }
import { isIrregularParticiple, isIrregularPast } from './irregular-verbs.ts'
import { startsPlainerWord } from './plainer-words.ts'
import { qualifiers } from './qualifier-phrases.ts'

/** What a rule must know of a word before it looks closer; one bit each. */
export const flag = {
  be: 1,
  get: 1 << 1,
  participle: 1 << 2,
  ly: 1 << 3,
  qualifier: 1 << 4,
  complex: 1 << 5,
  have: 1 << 6,
  do: 1 << 7,
  modal: 1 << 8,
  negation: 1 << 9,
  determiner: 1 << 10,
  pronoun: 1 << 11,
  preposition: 1 << 12,
  conjunction: 1 << 13,
  relative: 1 << 14,
  adverb: 1 << 15,
  past: 1 << 16,
} as const

const closedClasses = ['be', 'get', 'have', 'do', 'modal', 'negation'] as const
const contextClasses = ['determiner', 'pronoun', 'preposition', 'conjunction', 'relative', 'adverb'] as const

const known = new Map<string, number>()
for (const name of [...closedClasses, ...contextClasses]) {
  for (const word of classes[name].split(' ')) known.set(word, (known.get(word) ?? 0) | flag[name])
}
const notParticiples = new Set(classes.notParticiples.split(' '))
/** "red-handed", "open-minded" come from nouns. */
const compoundAdjectives = new Set(classes.compoundAdjectives.split(' '))

/** "it's", "they're", "he'll", "I've", "wasn't": the verb that a contraction hides. */
function flagsOfContraction(word: string, apostrophe: number): number {
  const start = known.get(word.slice(0, apostrophe)) ?? 0
  return start | (known.get(word.slice(apostrophe)) ?? 0)
}

function isParticiple(word: string): boolean {
  if (word.length < 3 || notParticiples.has(word)) return false
  return (word.endsWith('ed') && word.length > 3) || isIrregularParticiple(word)
}

/** The flags of a word in lower case with straight apostrophes; called once for each distinct word. */
export function classify(word: string): number {
  let flags = known.get(word) ?? 0
  const apostrophe = word.lastIndexOf("'")
  if (apostrophe > 0 && flags === 0) flags = flagsOfContraction(word, apostrophe)
  const hyphen = word.lastIndexOf('-')
  const tail = word.slice(hyphen + 1)
  if (isParticiple(tail) && !(hyphen > 0 && compoundAdjectives.has(tail))) flags |= flag.participle
  else if (isIrregularPast(tail)) flags |= flag.past
  if (word.endsWith('ly') && word.length > 3) flags |= flag.ly
  if (qualifiers.has(word)) flags |= flag.qualifier
  if (startsPlainerWord(word)) flags |= flag.complex
  return flags
}
