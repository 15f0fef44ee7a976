import classes from '../../data/word-classes.json' with { type: 'json' }
import { isIrregularParticiple, isIrregularPast } from './irregular-verbs.ts'
import { isInsidePlainerPhrase, partInPlainerWords } from './plainer-words.ts'
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
  /** Opens a qualifier of several words, and none by itself. */
  qualifierStart: 1 << 17,
  /** The second word of such a qualifier. */
  qualifierSecond: 1 << 18,
  complexStart: 1 << 19,
  complexSecond: 1 << 20,
  /** A mark at which a sentence bends: a comma, a dash, an opening bracket. */
  turn: 1 << 21,
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
  return flags | flagsOfPhrases(word)
}

function flagsOfPhrases(word: string): number {
  let flags = 0
  if (qualifiers.isComplete(word)) flags |= flag.qualifier
  else if (qualifiers.has(word)) flags |= flag.qualifierStart
  if (qualifiers.goesOnWith(word)) flags |= flag.qualifierSecond
  const part = partInPlainerWords(word)
  if (part === 'whole') flags |= flag.complex
  else if (part === 'start') flags |= flag.complexStart
  return isInsidePlainerPhrase(word) ? flags | flag.complexSecond : flags
}

const turns = new Set([',', ';', ':', '(', '–', '—', '--'])

/** The flags of a mark. */
export const classifyMark = (mark: string): number => (turns.has(mark) ? flag.turn : 0)
