import { flag } from '../../lexicon/flags.ts'
import type { Span, TokenizedSentence } from '../../types.ts'

/** How many tokens may stand between the participle and its "by". */
const REACH = 9

/** After "by" these say how or when, not who: "by hand", "by Monday", "by far". */
const NOT_AGENTS = new Set(
  (
    'accident air airmail appointment april august bike boat bus cab car chance check choice christmas coincidence contrast courier credit ' +
    'dawn day december default definition degrees design email e-mail easter far fax february ferry foot friday hand heart invitation ' +
    'january july june land force law lottery machine mail march means may midday midnight mistake monday morning name necessity next night noon ' +
    'november now october one percent phone plane post proxy rail road saturday sea september ship snail standards sunday surprise ' +
    'taxi telephone text then thursday today tomorrow tonight train tuesday virtue way wednesday yesterday'
  ).split(' '),
)

const NOT_AGENT_AFTER_ARTICLE = new Set('book dozen end hour least looks time way week weekend'.split(' '))

const MEASURES = new Set(
  'cents days degrees dollars hours inches minutes months points pounds seconds times weeks years'.split(' '),
)
const NOUNS_IN_ING = new Set('anything being everything king lightning nothing something string thing'.split(' '))

const isGerund = (word: string): boolean => word.endsWith('ing') && !NOUNS_IN_ING.has(word)

/** "by 2 officials", but not "by 2010", "by 5 pm" or "by 10 percent". */
function isCountOfPeople({ tokens }: TokenizedSentence, number: number): boolean {
  const { text } = tokens[number]!.word
  const noun = tokens[number + 1]?.word
  return text.length < 4 && noun?.kind === 'word' && noun.text.endsWith('s') && !MEASURES.has(noun.text)
}

function namesNoOne(sentence: TokenizedSentence, by: number): boolean {
  const next = sentence.tokens[by + 1]?.word
  const before = sentence.tokens[by - 1]!.word
  if (!next || next.kind === 'punctuation' || next === before) return true
  if (next.kind === 'number') return !isCountOfPeople(sentence, by + 1)
  if (NOT_AGENTS.has(next.text) || isGerund(next.text)) return true
  const second = sentence.tokens[by + 2]?.word
  return next.text === 'the' && second !== undefined && NOT_AGENT_AFTER_ARTICLE.has(second.text)
}

function endOfNounPhrase({ tokens }: TokenizedSentence, from: number): number {
  let at = from
  for (; at < tokens.length; at += 1) {
    const { text, flags, kind } = tokens[at]!.word
    if (kind === 'punctuation' && text !== '"' && text !== "'") break
    if (at === from) continue
    if (flags & (flag.be | flag.have | flag.modal | flag.do | flag.relative)) break
    if (flags & (flag.preposition | flag.conjunction) && text !== 'of') {
      const joinsNouns = (text === 'and' || text === 'or') && (tokens[at + 1]?.word.flags ?? 0) & flag.determiner
      if (!joinsNouns) break
    }
    if (flags & flag.pronoun && !(flags & flag.determiner)) break
  }
  return at
}

/** Who acts, without the "by", where the words after the participle say so. */
export function agentAfter(sentence: TokenizedSentence, participle: number): Span | null {
  const { tokens } = sentence
  const limit = Math.min(tokens.length, participle + REACH)
  for (let at = participle + 1; at < limit; at += 1) {
    const { text, flags, kind } = tokens[at]!.word
    if (text === 'by') {
      if (namesNoOne(sentence, at)) continue
      const end = endOfNounPhrase(sentence, at + 1)
      return { start: tokens[at + 1]!.start, end: tokens[end - 1]!.end }
    }
    if (flags & (flag.be | flag.have | flag.modal | flag.relative)) return null
    if (kind === 'punctuation' && (text === '.' || text === ';' || text === ':')) return null
  }
  return null
}
