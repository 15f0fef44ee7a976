import {
  baseOfGerund,
  isAcronymLike,
  isKnownName,
  isPlural,
  naturalCase,
  topicOf,
  withoutDanglingEnd,
} from '@limpid/compose'

const CLAUSE = /^(?:how|why|what|when|where|which|who|whether)\b/i
const INVERTED =
  /^(?:how|why|what|when|where|who)\s+(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)\s/i
const LONGEST = 14

/** A few words that can follow “about” (“how to choose a bin”, “common mistakes”), or undefined when they cannot. */
export function nameable(item: string, context = '', mayTakeArticle = true): string | undefined {
  const trimmed = item
    .trim()
    .replace(/^(?:and|or|also|then|finally|plus|as well as|about|on|the topic of)\b[,:]?\s*/i, '')
    .replace(/,? (?:explained|etc|and more|and so on|and others)$/i, '')
    .replace(/[.,;:!\s]+$/, '')
  if (!/\p{L}{2}/u.test(trimmed) || /^(?:etc|more|so on|others)$/i.test(trimmed)) return undefined
  const text = loweredFirst(naturalCase(shortened(trimmed)), context)
  const definition = /^what (is|are) (.+)$/i.exec(text)
  if (definition) return `what ${definition[2]} ${definition[1]!.toLowerCase()}`
  if (CLAUSE.test(text)) return INVERTED.test(text) ? undefined : text
  const topic = topicOf(text)
  if (topic.form === 'verb') return `how to ${text.replace(/^to /, '')}`
  if (topic.form === 'question') return undefined
  const bare = withoutDanglingEnd(text)
  const takesArticle = mayTakeArticle && topic.form === 'noun' && bare === text && text.split(' ').length <= 4
  return takesArticle ? topic.phrase : bare || undefined
}

export function numberOf(text: string): 'singular' | 'plural' {
  const topic = topicOf(text)
  if (topic.kind === 'general' && baseOfGerund(text)) return 'singular'
  return topic.form === 'noun' && topic.number === 'plural' && !CLAUSE.test(text) ? 'plural' : 'singular'
}

/** A sentence’s first word goes down unless it is a name: known as one, or unknown and never seen in small letters. */
export function loweredFirst(text: string, context = ''): string {
  const first = /^[\p{L}\d’'&-]+/u.exec(text)?.[0] ?? ''
  if (!/^\p{Lu}/u.test(first) || /^I(?:’|$)/.test(first) || /.\p{Lu}/u.test(first)) return text
  const lower = first.toLowerCase()
  const isName = isKnownName(first) || isAcronymLike(first)
  const seenSmall = new RegExp(`(?<![\\p{L}])${lower.slice(0, Math.max(4, lower.length - 1))}`, 'u').test(
    context.replaceAll(first, ''),
  )
  const isUnknown =
    naturalCase(`the ${text}`).includes(first) &&
    !isPlural(first) &&
    !seenSmall &&
    !/^(?:Everyone|Everybody|Anyone|Anybody)$/.test(first)
  return isName || (isUnknown && topicOf(first.replace(/[’']s$/, '')).proper) ? text : lower + text.slice(first.length)
}

function shortened(text: string): string {
  const words = text.split(/\s+/)
  if (words.length <= LONGEST) return text
  const cut = text.split(/, | (?:because|which|so that|while|although|as well as|that (?:will|can|are|is))\b/)[0]!
  return withoutDanglingEnd(cut.split(/\s+/).slice(0, LONGEST).join(' '))
}
