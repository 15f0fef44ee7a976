import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'

export interface VerbGroup {
  /** Position of the token that opens the group: "has" in "has not been told". */
  first: number
  /** Tense or form in words. */
  form: string
}

/** How far left of the auxiliary its helpers may stand: "Will the new bridge really be …". */
const REACH = 7

const isHelper = (flags: number): boolean => (flags & (flag.have | flag.modal | flag.be | flag.do | flag.get)) !== 0

/** Position of the nearest helper or "to" left of `from`; -1 when a mark or another verb comes first. */
function helperBefore({ tokens }: TokenizedSentence, from: number): number {
  const limit = Math.max(0, from - REACH)
  for (let at = from - 1; at >= limit; at -= 1) {
    const { text, flags, kind } = tokens[at]!.word
    if (isHelper(flags) || text === 'to') return at
    if (kind === 'punctuation' && text !== '"' && text !== "'") return -1
    if (flags & (flag.conjunction | flag.relative) && !(flags & flag.adverb)) return -1
  }
  return -1
}

const isPast = (word: string): boolean => word.startsWith('was') || word.startsWith('were')
const endsIn = (word: string, ...endings: string[]): boolean => endings.some((ending) => word.endsWith(ending))

function perfect(sentence: TokenizedSentence, auxiliary: number): VerbGroup {
  const have = helperBefore(sentence, auxiliary)
  if (have < 0) return { first: auxiliary, form: 'perfect' }
  const word = sentence.tokens[have]!.word.text
  if (word === 'having') return { first: have, form: 'perfect participle' }
  const before = word === 'have' || word === 'to' ? helperBefore(sentence, have) : -1
  const lead = before >= 0 ? sentence.tokens[before]!.word : null
  if (lead?.text === 'to') return { first: before, form: 'perfect infinitive' }
  if (lead && lead.flags & flag.modal)
    return { first: before, form: isFuture(lead.text) ? 'future perfect' : 'modal perfect' }
  return { first: have, form: word.startsWith('had') || endsIn(word, "'d") ? 'past perfect' : 'present perfect' }
}

const isFuture = (word: string): boolean =>
  word === 'will' || word === 'shall' || endsIn(word, "'ll") || word === "won't"

function bare(sentence: TokenizedSentence, auxiliary: number): VerbGroup {
  const helper = helperBefore(sentence, auxiliary)
  if (helper < 0) return { first: auxiliary, form: auxiliary === 0 ? 'imperative' : 'infinitive' }
  const { text, flags } = sentence.tokens[helper]!.word
  if (flags & flag.modal) return { first: helper, form: isFuture(text) ? 'future' : 'modal' }
  if (text === 'to') return { first: helper, form: 'infinitive' }
  if (flags & flag.do) return { first: helper, form: 'imperative' }
  return { first: auxiliary, form: 'infinitive' }
}

function continuous(sentence: TokenizedSentence, auxiliary: number): VerbGroup {
  const be = helperBefore(sentence, auxiliary)
  const lead = be < 0 ? null : sentence.tokens[be]!.word
  if (!lead || !(lead.flags & flag.be) || lead.text === 'being') return { first: auxiliary, form: 'gerund' }
  if (lead.text === 'been' || lead.text === 'be') return { first: be, form: 'perfect continuous' }
  return { first: be, form: isPast(lead.text) ? 'past continuous' : 'present continuous' }
}

/** The whole verb group that the auxiliary closes, and what writers call its form. */
export function verbGroupAt(sentence: TokenizedSentence, auxiliary: number): VerbGroup {
  const { text, flags } = sentence.tokens[auxiliary]!.word
  if (text === 'been') return perfect(sentence, auxiliary)
  if (text === 'be') return bare(sentence, auxiliary)
  if (text === 'being') return continuous(sentence, auxiliary)
  if (flags & flag.get && !(flags & flag.be)) return { first: auxiliary, form: 'get' }
  return { first: auxiliary, form: isPast(text) ? 'past' : 'present' }
}
