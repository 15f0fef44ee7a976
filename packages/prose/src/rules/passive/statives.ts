import data from '../../../data/participial-adjectives.json' with { type: 'json' }
import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'
import type { Candidate } from './candidates.ts'

const intransitive = new Set(data.intransitive.split(' '))
const places = new Set(data.places.split(' '))

/** "is used to the noise", "are used to very low rents", "got used to waiting", but not "is used to make soap". */
function isHabit({ tokens }: TokenizedSentence, participle: number): boolean {
  const third = tokens[participle + 2]?.word
  if (tokens[participle + 1]?.word.text !== 'to' || !third) return false
  return (third.flags & (flag.determiner | flag.pronoun | flag.adverb)) !== 0 || third.text.endsWith('ing')
}

/** Participles that can never be a passive where they stand: "is gone", "is used to it". */
export function isNeverPassive(sentence: TokenizedSentence, participle: number): boolean {
  const { text } = sentence.tokens[participle]!.word
  if (sentence.tokens[participle + 1]?.word.text === 'by') return false
  return intransitive.has(text) || (text === 'used' && isHabit(sentence, participle))
}

/** "The inn is located near the river": a passive to a grammarian, but nobody acts, so there is nothing to mend. */
export function tellsWhere({ tokens }: TokenizedSentence, { auxiliary, participle }: Candidate): boolean {
  if (!places.has(tokens[participle]!.word.text)) return false
  const { text } = tokens[auxiliary]!.word
  const next = tokens[participle + 1]?.word
  if (text === 'been' || text === 'being') return false
  return !next || next.kind === 'punctuation' || ((next.flags & flag.preposition) !== 0 && next.text !== 'by')
}
