import { flag } from '../../lexicon/flags.ts'
import { inflectVerb, type VerbForm, withS } from '../../lexicon/inflect.ts'
import { longestFrom, type PhraseMatch } from '../../lexicon/phrase-book.ts'
import { type PlainerWord, plainerStarts } from '../../lexicon/plainer-words.ts'
import type { Finding, Rule, TokenizedSentence } from '../../types.ts'

interface Match extends PhraseMatch<PlainerWord> {
  form: VerbForm
}

const MESSAGE_DROP = 'Wordy: the sentence says the same without this.'

const FUNCTION_WORD =
  flag.preposition |
  flag.conjunction |
  flag.relative |
  flag.pronoun |
  flag.be |
  flag.have |
  flag.do |
  flag.modal |
  flag.adverb |
  flag.ly

/** What shows that a word after it is a verb. */
const AGREES = flag.pronoun | flag.modal | flag.do

/** "individual rights": a noun before another noun only describes it, and its twin may not. */
function describesNext({ tokens }: TokenizedSentence, end: number): boolean {
  const next = tokens[end]?.word
  return next !== undefined && next.kind === 'word' && !(next.flags & (FUNCTION_WORD | flag.participle))
}

/** "the purchase" is no verb and "to object" no noun: the neighbours tell. */
function fits(
  sentence: TokenizedSentence,
  at: number,
  { value, end }: PhraseMatch<PlainerWord>,
  form: VerbForm,
): boolean {
  if (value.kind === 'fixed') return form === 'base'
  const before = sentence.tokens[at - 1]?.word
  const flagsBefore = before?.flags ?? 0
  if (value.kind === 'verb') {
    if (value.isAlsoNoun && (form === 'base' || form === 'third'))
      return before?.text === 'to' || (flagsBefore & AGREES) !== 0
    return !(flagsBefore & flag.determiner) || before?.text === 'that'
  }
  if (form !== 'base' && form !== 'third') return false
  return before?.text !== 'to' && !(flagsBefore & flag.modal) && !describesNext(sentence, end)
}

/** The longest entry that starts at a token, whichever form its first word is in. */
function matchAt(sentence: TokenizedSentence, at: number): Match | null {
  let best: Match | null = null
  for (const { node, form } of plainerStarts(sentence.tokens[at]!.word.text)) {
    const match = longestFrom(node, sentence.tokens, at + 1)
    if (!match || (best && best.end >= match.end) || !fits(sentence, at, match, form)) continue
    best = { ...match, form }
  }
  return best
}

/** After "have" or "be" a form in -ed is the participle: "had acquired" → "had got", not "had gave". */
function exactForm({ tokens }: TokenizedSentence, at: number, form: VerbForm): VerbForm {
  if (form !== 'past') return form
  for (let before = at - 1; before >= 0 && before >= at - 3; before -= 1) {
    if (tokens[before]!.word.flags & (flag.have | flag.be)) return 'participle'
  }
  return form
}

function inflected(plainer: string, kind: PlainerWord['kind'], form: VerbForm): string {
  if (kind === 'verb') return inflectVerb(plainer, form)
  return kind === 'noun' && form === 'third' ? withS(plainer) : plainer
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

function findingFor(sentence: TokenizedSentence, at: number, { value, form, end }: Match): Finding {
  const { tokens } = sentence
  const exact = exactForm(sentence, at, form)
  let words = value.plainer.map((plainer) => inflected(plainer, value.kind, exact))
  const before = tokens[at - 1]?.word.text
  const takesArticle = words.length > 0 && (before === 'a' || before === 'an')
  const first = takesArticle ? at - 1 : at
  const message = words.length > 0 ? `A plainer way to say it: “${words[0]}”.` : MESSAGE_DROP
  if (takesArticle) words = words.map((word) => `${article(word)} ${word}`)
  const start = tokens[first]!.start
  if (startsWithCapital(sentence, start)) words = words.map(capitalised)
  return { kind: 'complex', start, end: tokens[end - 1]!.end, message, replacements: words.length > 0 ? words : [''] }
}

const startsWithCapital = ({ text, start }: TokenizedSentence, position: number): boolean => {
  const code = text.charCodeAt(position - start)
  return code >= 65 && code <= 90
}

/** "the Commission of Inquiry": a capital inside the sentence. */
const isName = (sentence: TokenizedSentence, at: number): boolean =>
  at > 0 && sentence.tokens[at - 1]!.word.kind === 'word' && startsWithCapital(sentence, sentence.tokens[at]!.start)

/** Finds long words and wordy phrases for which a plain one exists. */
export const findComplexWordsIn: Rule = (sentence) => {
  const findings: Finding[] = []
  if (!(sentence.flags & (flag.complex | flag.complexStart))) return findings
  const { tokens } = sentence
  for (let at = 0; at < tokens.length; at += 1) {
    const { flags } = tokens[at]!.word
    if (!(flags & (flag.complex | flag.complexStart))) continue
    if (!(flags & flag.complex || (tokens[at + 1]?.word.flags ?? 0) & flag.complexSecond)) continue
    const match = matchAt(sentence, at)
    if (!match) continue
    if (isName(sentence, at)) continue
    findings.push(findingFor(sentence, at, match))
    at = match.end - 1
  }
  return findings
}
