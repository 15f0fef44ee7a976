import {
  ACRONYMS,
  ADJECTIVES,
  BRANDS,
  COMMON_WORDS,
  DOMAIN_WORDS,
  FIRST_NAMES,
  NOUNS,
  PREPOSITIONS,
  PROPER_PHRASES,
  PROPER_WORDS,
  STOP_WORDS,
  VERBS,
} from './lexicon.ts'
import { isPlural, singularOf } from './noun.ts'

const SMALL_WORDS = new Set(
  'a an the and but or nor for of in on at to by as vs via per en de la le du da van von y with from into'.split(' '),
)

export function capitalizeFirst(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})(?=([^\s]*))/u,
    (whole, before: string, letter: string, rest: string) =>
      /\p{Lu}/u.test(rest) ? whole : before + letter.toUpperCase(),
  )
}

/** Lowers the first letter for use inside a sentence, unless the first word is a name, an acronym or “I”. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\d'’&-]+/u.exec(text)?.[0] ?? ''
  if (/^I(?:['’]|$)/.test(first) || /.\p{Lu}/u.test(first) || isProperWord(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Our headline style: every word up but short articles, conjunctions and prepositions; names and acronyms as they are. */
export function titleCase(text: string): string {
  const words = text.split(/(\s+)/)
  const lastIndex = words.findLastIndex((word) => word.trim())
  let opens = true
  return words
    .map((word, index) => {
      if (!word.trim()) return word
      const bare = word.toLowerCase().replace(/[^\p{L}'’-]/gu, '')
      const small = SMALL_WORDS.has(bare) && !opens && index !== lastIndex && !/[:.!?]$/.test(word)
      opens = /[:?!.—]["’)]*$/.test(word) && !/^\p{L}\.$/u.test(word) && !/^vs\.$/i.test(word)
      if (small) return /^[^\p{L}]*\p{Lu}[^\p{Ll}]+$/u.test(word) ? word : word.toLowerCase()
      return capitalizeParts(word)
    })
    .join('')
}

function capitalizeParts(word: string): string {
  return word
    .split(/(-|\/)/)
    .map((part, index) => {
      if (index > 0 && SMALL_WORDS.has(part)) return part
      return capitalizeFirst(part)
    })
    .join('')
}

/**
 * The case a careful writer would give these words inside a sentence: names and acronyms restored (“new york” becomes
 * “New York”, “seo” becomes “SEO”), shouting and headline capitals taken off ordinary words, everything else as typed.
 */
export function naturalCase(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const words = text.split(/\s+/)
  const shouted = letters.length > 5 && letters === letters.toUpperCase() && (words.length > 1 || isOrdinary(text))
  const headline =
    words.length > 1 && words.every((word) => /^[^\p{L}]*\p{Lu}|^\P{L}*$/u.test(word) || SMALL_WORDS.has(word))
  const isNamePhrase =
    headline && !shouted && words.length <= 3 && !isOrdinary(words[0]!) && words.every((word) => /^\p{Lu}/u.test(word))
  if (isNamePhrase) return restorePhrases(text)
  const onlyFirstUp = words.length >= 4 && !/\p{Lu}/u.test(text.slice(1).replace(/(?<=\s)\p{Lu}{2,}(?=\s|$)/gu, ''))
  const lowered = text.replace(/[\p{L}\d][\p{L}\d'’&-]*/gu, (word, index: number) => {
    if (shouted) return PROPER_WORDS.get(word.toLowerCase()) ?? word.toLowerCase()
    const known = PROPER_WORDS.get(word.toLowerCase())
    if (known && (word === word.toLowerCase() || word === capitalizeFirst(word.toLowerCase()))) return known
    if (isAcronymLike(word) || /.\p{Lu}/u.test(word)) return word
    if ((headline || index === 0) && isOrdinary(word) && !isBrand(word)) return word.toLowerCase()
    if (index === 0 && onlyFirstUp && !BRANDS.has(word.toLowerCase()) && !FIRST_NAMES.has(word))
      return word.toLowerCase()
    return word
  })
  return restorePhrases(lowered)
    .replace(/\bi\b(?!\.e|-)/g, 'I')
    .replace(/\bc(?=\+\+|#)/g, 'C')
    .replace(/(?<=\bvitamin )[a-k]\d{0,2}\b/gi, (letter) => letter.toUpperCase())
}

function restorePhrases(text: string): string {
  const words = text.split(' ')
  for (let length = 4; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const slice = words.slice(start, start + length).join(' ')
      const bare = slice
        .toLowerCase()
        .replace(/[,.?!:;]+$/, '')
        .replaceAll('’', "'")
      const name = PROPER_PHRASES.get(bare)
      if (name) {
        const typed = slice.includes("'") ? name.replaceAll('’', "'") : name
        words.splice(start, length, ...(typed + slice.slice(bare.length)).split(' '))
      }
    }
  }
  return words.join(' ')
}

/** A brand whose name is also a word counts as one only when written with its capital. */
function isBrand(word: string): boolean {
  return /^\p{Lu}/u.test(word) && BRANDS.has(word.toLowerCase())
}

export function isProperWord(word: string): boolean {
  const bare = word.replace(/[’']s$/, '')
  return (
    PROPER_WORDS.get(bare.toLowerCase()) === bare || (/^\p{Lu}/u.test(bare) && (isBrand(bare) || !isOrdinary(bare)))
  )
}

export function isAcronymLike(word: string): boolean {
  return /^[\p{Lu}\d&]{2,}s?$/u.test(word) || ACRONYMS.get(word.toLowerCase()) === word
}

/** A name whatever the context: a known place, brand, language, acronym or first name, or a word with capitals inside. */
export function isKnownName(word: string): boolean {
  const bare = word.replace(/[’']s$/, '')
  return (
    PROPER_WORDS.get(bare.toLowerCase()) === bare || isBrand(bare) || FIRST_NAMES.has(bare) || /.\p{Lu}/u.test(bare)
  )
}

/** A word of everyday English, as far as the lexicon reaches, in any inflection. */
export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase().replace(/[’'](?:s|re|ve|ll|d|m)$/, '')
  const known = (form: string) =>
    STOP_WORDS.has(form) ||
    PREPOSITIONS.has(form) ||
    ADJECTIVES.has(form) ||
    COMMON_WORDS.has(form) ||
    NOUNS.has(form) ||
    VERBS.has(form) ||
    (DOMAIN_WORDS.has(form) && !PROPER_WORDS.has(form))
  if (known(lower) || (isPlural(lower) && known(singularOf(lower)))) return true
  if (lower.includes('-')) return lower.split('-').every((part) => part === '' || isOrdinary(part))
  if (/^(?:ing|ed|s)$/.test(lower)) return false
  return (
    (/(?:ing|ed|er|est|ly|ful|less|able|ible|ous|ive|ness|tion|sion|ment|ity|ism|ist|ance|ence|al)$/.test(lower) &&
      lower.length > 6) ||
    known(lower.replace(/(?:ing|ed|es|er|est|s)$/, '')) ||
    known(lower.replace(/(?:ing|ed|er|est)$/, 'e'))
  )
}
