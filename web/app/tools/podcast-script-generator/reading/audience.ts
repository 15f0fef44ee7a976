import { naturalCase, topicOf, withoutDanglingEnd } from '@limpid/compose'
import { cleanText } from './clean.ts'
import { loweredFirst } from './nameable.ts'

const LEAD =
  /^(?:(?:my|our|the|this) (?:target )?(?:audience|listeners?|podcast|show|episode) (?:is|are|consists of|includes?)(?: (?:mainly|mostly|primarily))?|(?:it(?:’s| is) )?(?:aimed at|intended for|made for|meant for|for|targeting|geared toward)s?|(?:mainly|mostly|primarily|people such as|anyone like))\s+/i
const LONGEST = 9

/** The listeners as a plural phrase that can follow “for”: “busy parents”, “people interested in gardening”. */
export function audienceOf(input: string): string {
  const years = /^\D{0,8}?(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})(?: ?(?:years?(?: old)?|year[- ]olds?))?\W*$/i.exec(
    input.trim(),
  )
  if (years) return `listeners aged ${years[1]} to ${years[2]}`
  const text = cleanText(input, 'an audience')
  const first = text
    .split(/[.;!?\n]/)[0]!
    .replace(LEAD, '')
    .replace(LEAD, '')
    .trim()
  return asPlural(loweredFirst(naturalCase(shortened(first)), text)) ?? 'our listeners'
}

function asPlural(text: string): string | undefined {
  if (!text) return undefined
  if (/^general public\b/.test(text)) return `the ${text}`
  if (/^(?:everyone|everybody|anyone|anybody|people|those|all|men|women|kids|children|the|you)\b/.test(text))
    return text
  const core = topicOf(
    text.split(/ (?:who|that|in|of|with|without|from|aged|over|under|between|interested|looking|and)\b/)[0]!,
  )
  if (core.form !== 'noun' && core.form !== 'gerund') return undefined
  const isThings = core.kind !== 'people' && core.kind !== 'general' && core.kind !== 'name' && !text.includes(' ')
  if (core.number === 'plural' && isThings) return `people interested in ${text}`
  if (core.number === 'plural' || /\b(?:people|community|youth|staff)\b/.test(text)) return text
  const isPerson = core.kind === 'people' || /(?:er|or|ist|ant|ent|ian|eur|ee|mom|dad|mum|fan)$/.test(core.head)
  return isPerson && core.plural ? core.plural + text.slice(core.text.length) : `people interested in ${text}`
}

function shortened(text: string): string {
  const words = text.split(/\s+/)
  if (words.length <= LONGEST) return withoutDanglingEnd(text)
  const cut = text.split(/,? (?:who|that|which|and (?:who|want|are|have))\b|, |\s[–—-]\s|\(/)[0]!
  return withoutDanglingEnd(cut.split(/\s+/).slice(0, LONGEST).join(' '))
}
