import { flag } from '../../lexicon/flags.ts'
import { shapeOf } from '../../lexicon/shape.ts'
import type { WordType } from '../../types.ts'
import { participialClass } from './participial-class.ts'

/** What the features need to know of one word, worked out once. */
export interface WordFacts {
  text: string
  shape: string
  /** The part after the last hyphen. */
  tail: string
  isCompound: boolean
  participialClass: string
  verbKind: 'regular' | 'irregular' | 'past'
  /** The last five and four letters and the first two, from which unknown participles are judged. */
  ending: string
  shortEnding: string
  beginning: string
  /** Its name as an auxiliary: "'s" for "it's", "x's" for "John's", which is more often a possessive. */
  auxiliary: string
  /** What the judge has worked out for each role that the word can play; not a number until it is asked. */
  weights: Float64Array
}

/** What a word can be to a candidate. */
export const role = { participle: 0, auxiliary: 1, before: 2, next: 3, subject: 4, between: 5 } as const
const unweighed = () => new Float64Array(Object.keys(role).length).fill(Number.NaN)

/** A text of made-up words must not make the memory grow for ever. */
const MOST_WORDS = 20_000
const known = new Map<string, WordFacts>()

function auxiliaryName({ text, flags }: WordType): string {
  const apostrophe = text.lastIndexOf("'")
  if (apostrophe <= 0 || text.endsWith("n't")) return text
  return flags & (flag.pronoun | flag.relative | flag.adverb) ? text.slice(apostrophe) : `x${text.slice(apostrophe)}`
}

function readFacts(word: WordType): WordFacts {
  const { text, flags } = word
  const tail = text.slice(text.lastIndexOf('-') + 1)
  return {
    text,
    shape: shapeOf(word),
    tail,
    isCompound: tail !== text,
    participialClass: participialClass(tail),
    verbKind: tail.endsWith('ed') ? 'regular' : flags & flag.past ? 'past' : 'irregular',
    ending: tail.slice(-5),
    shortEnding: tail.slice(-4),
    beginning: tail.slice(0, 2),
    auxiliary: auxiliaryName(word),
    weights: unweighed(),
  }
}

export function factsOf(word: WordType): WordFacts {
  const remembered = known.get(word.text)
  if (remembered) return remembered
  if (known.size >= MOST_WORDS) known.clear()
  const facts = readFacts(word)
  known.set(word.text, facts)
  return facts
}

/** Stands for the word before the first and after the last. */
export const NO_WORD: WordFacts = {
  text: '-',
  shape: '-',
  tail: '-',
  isCompound: false,
  participialClass: 'action',
  verbKind: 'regular',
  ending: '-',
  shortEnding: '-',
  beginning: '-',
  auxiliary: '-',
  weights: unweighed(),
}
