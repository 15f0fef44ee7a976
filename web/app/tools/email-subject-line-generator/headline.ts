import { isBareVerb, isKnownName, singularOf, splitSentences, withoutDanglingEnd } from '@limpid/compose'
import { PITCH } from './noun-phrase.ts'

const LONGEST = 52
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!:]{0,40}[,.!:]\s*/i
const TOLD =
  /^(?:please )?(?:(?:write|draft|compose|create|send)(?: an?| the)? (?:[\p{L}-]+ )?(?:email|message|note) (?:to [^,.]{3,30}? )?(?:saying|announcing|telling \p{L}+) )?(?:(?:tell|inform|notify|alert|remind|advise|let) (?:our |the |all )?(?:[\p{L}-]+ ){1,3}?(?:that |know that |know |(?=(?:we|our|the|your|you) ))|announce that |we(?:'|’| a)re (?:happy|pleased|excited|proud) to announce that |this is to (?:say|confirm|announce) that |just a (?:quick )?reminder that |reminder: )/iu
/** Openings of a brief that speaks about the readers rather than to them, and of small talk. */
const NOT_FOR_READERS =
  /^(?:ask|invit|thank|welcome|request|pitch|cold|follow|apolog|encourag|promot|offer|reschedul|email|write|draft|create|send|remind|tell|announc|introduc|alert|congratulat|persuad|convinc|explain|describ|a (?:customer|client|user|subscriber)|i hope|hope|how are|customers|sorry|we(?:’|'| a)re sorry|monthly newsletter|weekly digest|subject|happy birthday message|please|could you|can you|job application|i need|i would|i am writing|i’m writing)/i
const BOUNDARY =
  /,\s|\s(?=(?:with|that|which|because|so|and|until|from|by|where|when|while|but|after|before|including|to|at|in)\s)|[;:]\s|\s[–—-]\s/g

/** Ways to let the email’s own first sentence be the news, the fullest first; none when it is not meant for readers’ eyes. */
export function headlinesOf(content: string): string[] {
  const sentence = splitSentences(content)
    .map((text) => text.replace(GREETING, '').trim())
    .find((text) => text.split(' ').length >= 2 && text.length > 7)
  if (!sentence) return []
  const told = sentence.replace(TOLD, '')
  if (NOT_FOR_READERS.test(told)) return []
  const toReaders = told
    .replace(/\b(?:their|his or her)\b/g, 'your')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthem\b/g, 'you')
    .replace(/\b(We|It|You|They) (?:are|is)\b/gi, (whole, pronoun: string) =>
      pronoun.toLowerCase() === 'it' ? `${pronoun}’s` : / is$/i.test(whole) ? whole : `${pronoun}’re`,
    )
    .replace(PITCH, '')
    .replace(/[.!\s]+$/, '')
  const cuts = [...toReaders.matchAll(BOUNDARY)].map((match) => withoutDanglingEnd(toReaders.slice(0, match.index)))
  return [...new Set([toReaders, ...cuts.reverse()])]
    .filter(
      (text) =>
        text.length <= LONGEST &&
        text.length >= Math.min(15, toReaders.length) &&
        text.split(' ').length >= 2 &&
        !/[?:]/.test(text),
    )
    .filter((text) => !/\b(?:we|i|you|it|they)(?:’re|’m)?$/i.test(text))
    .slice(0, 3)
    .map(openedSmall)
}

/** The thing a headline speaks of: the words before its verb, or all of it when it has none. */
export function subjectOf(headline: string): string | undefined {
  const words = headline.split(' ')
  const verb = words.findIndex(
    (word, index) =>
      index > 0 &&
      (FINITE.test(word) ||
        isBareVerb(word) ||
        (/s$/.test(word) && isBareVerb(singularOf(word)) && !isBareVerb(words[index + 1] ?? ''))),
  )
  const subject = withoutDanglingEnd((verb === -1 ? words : words.slice(0, verb)).join(' '))
  return /^(?:we|i|you|it|they|there|this|that|here)(?:’\p{L}+)?$/iu.test(subject.split(' ')[0]!) || subject.length > 34
    ? undefined
    : subject
}

const FINITE =
  /^(?:is|are|was|were|will|has|have|can|may|must|should|now|opens?|returns?|starts?|ends?|closes?|moves?|moved|grew|adds?|expires?|begins?|fixes|comes?|launched|arrived|needs?)$/i

/** A sentence's first capital is no part of its first word, unless that word is a name. */
function openedSmall(text: string): string {
  const first = text.split(' ')[0]!
  return /^I(?:’|$)/.test(first) || isKnownName(first) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
