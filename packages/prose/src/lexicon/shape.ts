import type { WordType } from '../types.ts'
import { flag } from './flags.ts'

/** The first class of the list that a word belongs to names its shape. */
const SHAPES: readonly (readonly [number, string])[] = [
  [flag.be, 'be'],
  [flag.have, 'have'],
  [flag.modal, 'modal'],
  [flag.negation, 'not'],
  [flag.adverb, 'adverb'],
  [flag.ly, 'ly'],
  [flag.determiner, 'the'],
  [flag.pronoun, 'he'],
  [flag.preposition, 'to'],
  [flag.conjunction, 'and'],
  [flag.relative, 'who'],
  [flag.participle, 'ed'],
]

const KNOWN = SHAPES.reduce((flags, [bit]) => flags | bit, 0)

/** A coarse part of speech, enough for the learned weights to tell one neighbourhood from another. */
export function shapeOf({ text, kind, flags }: WordType): string {
  if (kind === 'number') return '#'
  if (kind !== 'word') return text
  if (flags & KNOWN) for (const [bit, shape] of SHAPES) if (flags & bit) return shape
  if (text.endsWith('ing')) return 'ing'
  return text.endsWith('s') ? 's' : 'word'
}
