import { shapeOf } from '../../lexicon/shape.ts'
import type { TokenizedSentence } from '../../types.ts'

const NOTHING = '-'

/** Features of one word in -ly that is an adverb in some places and an adjective in others. */
export function visitLyFeatures(
  { tokens }: TokenizedSentence,
  at: number,
  visit: (group: string, value: string) => void,
): void {
  const textAt = (position: number): string => tokens[position]?.word.text ?? NOTHING
  const shapeAt = (position: number): string => (tokens[position] ? shapeOf(tokens[position].word) : NOTHING)
  const word = textAt(at)
  const kind = word === 'only' || word === 'likely' || word === 'early' ? word : 'other'
  visit('word', word)
  visit('before', textAt(at - 1))
  visit('after', textAt(at + 1))
  visit('beforeShape', shapeAt(at - 1))
  visit('afterShape', shapeAt(at + 1))
  visit('wordBefore', `${kind} ${textAt(at - 1)}`)
  visit('wordAfter', `${kind} ${textAt(at + 1)}`)
  visit('wordBeforeShape', `${kind} ${shapeAt(at - 1)}`)
  visit('wordAfterShape', `${kind} ${shapeAt(at + 1)}`)
  visit('around', `${kind} ${shapeAt(at - 1)} ${shapeAt(at + 1)}`)
}
