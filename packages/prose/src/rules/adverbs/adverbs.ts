import data from '../../../data/adverb-advice.json' with { type: 'json' }
import { flag } from '../../lexicon/flags.ts'
import type { Finding, Rule, TokenizedSentence } from '../../types.ts'
import { isLyAdverb } from './ly-adverbs.ts'
import { strongerVerb } from './stronger-verbs.ts'

/** Adverbs that say when, how often or in what order, and for which no verb can stand in. */
const faultless = new Set(data.faultless.split(' '))

const QUALIFIES = flag.qualifier | flag.qualifierStart
const MESSAGE = 'Adverb: see whether the sentence is stronger without it, or with a more exact verb.'

function findingAt({ tokens, text, start }: TokenizedSentence, at: number): Finding {
  const token = tokens[at]!
  const verb = tokens[at - 1]
  const stronger = verb ? strongerVerb(verb.word.text, token.word.text) : null
  if (!verb || !stronger)
    return { kind: 'adverb', start: token.start, end: token.end, message: MESSAGE, replacements: [''] }
  const phrase = text.slice(verb.start - start, token.end - start)
  const message = `Adverb: one strong verb, such as “${stronger}”, says more than “${phrase}”.`
  return { kind: 'adverb', start: verb.start, end: token.end, message, replacements: [stronger] }
}

/** Finds adverbs in -ly that a writer could do without; those that also qualify a claim are left to that rule. */
export const findAdverbsIn: Rule = (sentence) => {
  const findings: Finding[] = []
  if (!(sentence.flags & flag.ly)) return findings
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const { flags, text } = sentence.tokens[at]!.word
    const isCandidate = flags & flag.ly && !(flags & QUALIFIES) && !faultless.has(text)
    if (isCandidate && isLyAdverb(sentence, at)) findings.push(findingAt(sentence, at))
  }
  return findings
}
