import data from '../../../data/participial-adjectives.json' with { type: 'json' }
import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'

const intransitive = new Set(data.intransitive.split(' '))
const places = new Set(data.places.split(' '))

/** "The inn is located near the river": nobody located it just now. */
function isPlace({ tokens }: TokenizedSentence, participle: number): boolean {
  const next = tokens[participle + 1]?.word
  return !next || next.kind === 'punctuation' || (next.flags & flag.preposition) !== 0
}

/** "is used to the noise", "got used to waiting", but not "is used to make soap". */
function isHabit({ tokens }: TokenizedSentence, participle: number): boolean {
  const third = tokens[participle + 2]?.word
  if (tokens[participle + 1]?.word.text !== 'to' || !third) return false
  return (third.flags & (flag.determiner | flag.pronoun)) !== 0 || third.text.endsWith('ing')
}

/** Participles that only describe, whatever stands around them. */
export function isStative(sentence: TokenizedSentence, participle: number): boolean {
  const { text } = sentence.tokens[participle]!.word
  if (sentence.tokens[participle + 1]?.word.text === 'by') return false
  if (intransitive.has(text)) return true
  if (text === 'used') return isHabit(sentence, participle)
  return places.has(text) && isPlace(sentence, participle)
}
