import { flag } from '../../lexicon/flags.ts'
import { longestFrom } from '../../lexicon/phrase-book.ts'
import { type Guard, qualifiers } from '../../lexicon/qualifier-phrases.ts'
import type { Finding, Rule, TokenizedSentence } from '../../types.ts'

/** Names of word classes that guards may use. */
const classFlags: Record<string, number> = {
  ':relative': flag.relative,
  ':determiner': flag.determiner,
  ':participle': flag.participle,
  ':have': flag.have,
  ':be': flag.be,
  ':modal': flag.modal,
}
const FUNCTION_WORDS =
  flag.preposition | flag.conjunction | flag.relative | flag.pronoun | flag.be | flag.have | flag.modal

function holds({ tokens }: TokenizedSentence, at: number, names: ReadonlySet<string>): boolean {
  const word = tokens[at]?.word
  if (!word) return names.has(':edge') || names.has(':mark')
  if (names.has(word.text)) return true
  if (word.kind === 'punctuation') return names.has(':mark')
  for (const name of names) if (name.charCodeAt(0) === 58 && word.flags & (classFlags[name] ?? 0)) return true
  return names.has(':plain') && word.kind === 'word' && !(word.flags & FUNCTION_WORDS)
}

const isMarkOrEdge = ({ tokens }: TokenizedSentence, at: number): boolean =>
  (tokens[at]?.word.kind ?? 'punctuation') === 'punctuation'

function passes(sentence: TokenizedSentence, start: number, end: number, guard: Guard | null): boolean {
  if (!guard) return true
  if (guard.notBefore && holds(sentence, end, guard.notBefore)) return false
  if (guard.notAfter && start > 0 && holds(sentence, start - 1, guard.notAfter)) return false
  if (guard.onlyBefore && !holds(sentence, end, guard.onlyBefore)) return false
  return !guard.apart || (isMarkOrEdge(sentence, start - 1) && isMarkOrEdge(sentence, end))
}

/** Finds hedges, intensifiers and fillers: words that weaken a claim or only shout it. */
export const findQualifiersIn: Rule = (sentence) => {
  const findings: Finding[] = []
  if (!(sentence.flags & (flag.qualifier | flag.qualifierStart))) return findings
  const { tokens } = sentence
  for (let at = 0; at < tokens.length; at += 1) {
    const { flags, text } = tokens[at]!.word
    if (!(flags & (flag.qualifier | flag.qualifierStart))) continue
    if (!(flags & flag.qualifier || (tokens[at + 1]?.word.flags ?? 0) & flag.qualifierSecond)) continue
    const match = longestFrom(qualifiers.startingWith(text)!, tokens, at + 1)
    if (!match || !passes(sentence, at, match.end, match.value.guard)) continue
    const start = tokens[at]!.start
    findings.push({
      kind: 'qualifier',
      start,
      end: tokens[match.end - 1]!.end,
      message: match.value.message,
      replacements: [''],
    })
    at = match.end - 1
  }
  return findings
}
