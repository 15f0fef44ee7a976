import { flag } from '../../lexicon/flags.ts'
import type { TokenizedSentence } from '../../types.ts'

const LONGEST_SUBJECT = 6
const NO_PART_OF_A_SUBJECT =
  flag.be |
  flag.have |
  flag.modal |
  flag.do |
  flag.conjunction |
  flag.negation |
  flag.adverb |
  flag.ly |
  flag.participle

export const isQuestion = ({ tokens }: TokenizedSentence): boolean =>
  tokens[tokens.length - 1]!.word.text.startsWith('?')

/** "Was", "When was", "By whom was": the auxiliary opens its clause. */
function opensClause({ tokens }: TokenizedSentence, auxiliary: number): boolean {
  if (auxiliary === 0) return true
  const { flags, kind } = tokens[auxiliary - 1]!.word
  return kind === 'punctuation' || (flags & (flag.relative | flag.conjunction)) !== 0
}

/**
 * The last token of a question's subject, so that "Was the letter written?" can be read like "The letter was written";
 * -1 when no subject stands between the auxiliary and the participle.
 */
export function endOfInvertedSubject(sentence: TokenizedSentence, auxiliary: number, participle: number): number {
  const { tokens } = sentence
  const first = tokens[auxiliary + 1]!.word
  if (participle - auxiliary < 2 || !opensClause(sentence, auxiliary)) return -1
  if (first.flags & flag.pronoun && !(first.flags & flag.determiner)) return auxiliary + 1
  const from = auxiliary + 1 + Number((first.flags & flag.determiner) !== 0)
  let end = from
  while (end < participle && end - from < LONGEST_SUBJECT && !(tokens[end]!.word.flags & NO_PART_OF_A_SUBJECT)) {
    if (tokens[end]!.word.kind === 'punctuation') return -1
    end += 1
  }
  return end > from && isQuestion(sentence) ? end - 1 : -1
}

const closers = new Map([
  [',', ','],
  ['(', ')'],
  ['—', '—'],
  ['–', '–'],
  ['-', '-'],
  ['--', '--'],
])

export const opensAside = (mark: string | undefined): boolean => mark !== undefined && closers.has(mark)

/** The mark that closes an aside right after the auxiliary: "was, after years of neglect, finally pulled down"; or -1. */
export function endOfAside({ tokens }: TokenizedSentence, auxiliary: number, participle: number): number {
  const closer = closers.get(tokens[auxiliary + 1]!.word.text)
  if (closer === undefined) return -1
  for (let at = participle - 1; at > auxiliary + 1; at -= 1) if (tokens[at]!.word.text === closer) return at
  return -1
}
