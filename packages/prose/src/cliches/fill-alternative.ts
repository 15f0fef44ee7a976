import type { Match } from './match.ts'
import { pluralOf } from './noun-forms.ts'
import type { Role } from './pattern.ts'
import { COMMA, STOP, type TextWords } from './text-words.ts'
import { formInContext } from './verb-context.ts'
import { inflectVerb, type VerbForm } from './verb-forms.ts'

interface Found {
  text: string
  words: TextWords
  match: Match<{ pattern: string }>
}

function placeOf({ match }: Found, role: Role): number {
  return match.steps.findIndex((step) => step.role === role)
}

function textAt({ text, words, match }: Found, step: number): string {
  return text.slice(words.starts[match.places[step]!], words.ends[match.places[step + 1]! - 1])
}

function carriedText(found: Found, role: Role): string | null {
  const step = placeOf(found, role)
  return step < 0 ? null : textAt(found, step)
}

function formsAt({ words, match }: Found, step: number) {
  return match.steps[step]!.spellings.get(words.words[match.places[step]!]!) ?? []
}

/** Up to three words that stand before the verb in its own clause. */
function wordsBefore({ words, match }: Found, step: number): string[] {
  const place = match.places[step]!
  let from = place
  while (from > 0 && place - from < 3 && words.breaks[from] !== STOP && words.breaks[from] !== COMMA) from -= 1
  return words.words.slice(from, place)
}

function verbFormOf(found: Found): VerbForm {
  const step = placeOf(found, 'verb')
  if (step < 0) return 'base'
  return formInContext(formsAt(found, step) as VerbForm[], wordsBefore(found, step))
}

function inflect(found: Found, base: string): string {
  const step = placeOf(found, 'verb')
  if (base === 'be' && step >= 0) return textAt(found, step).toLowerCase()
  return inflectVerb(base, verbFormOf(found))
}

function isPlural(found: Found): boolean {
  const step = placeOf(found, 'noun')
  return step >= 0 && formsAt(found, step)[0] === 'plural'
}

const OWNERS: Record<string, string> = {
  my: 'me',
  your: 'you',
  his: 'him',
  her: 'her',
  its: 'it',
  our: 'us',
  their: 'them',
  thy: 'thee',
}

/** The owner that a possessive names, as an object: "her" of "her", "John" of "John’s". */
function ownerOf(possessive: string): string {
  return OWNERS[possessive.toLowerCase()] ?? possessive.replace(/['’]s$|(?<=s)['’]$/i, '')
}

/** After the guards, if it has any. */
const BEGINS_WITH_ARTICLE = /^(?:[!=]\S+ |\^ )*\(a\) /
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni[^nm]|se)|hono|hour|heir)(?!ne[- ])/i

/** The article of the text takes the place of the alternative's own, or drops it where the text had none. */
function withArticle(found: Found, filled: string): string {
  const rest = filled.replace(/^(?:an?|the) /, '')
  if (rest === filled || !BEGINS_WITH_ARTICLE.test(found.match.entry.pattern)) return filled
  const article = carriedText(found, 'article')?.toLowerCase()
  if (!article) return rest
  if (article === 'the') return `the ${rest}`
  return VOWEL_SOUND.test(rest) ? `an ${rest}` : `a ${rest}`
}

function withCapital(found: Found, filled: string): string {
  const first = found.match.steps[0]!
  const original = textAt(found, 0)
  const isName = first.free > 0 || (first.possessive && !first.spellings.has(original.toLowerCase()))
  return !isName && /^\p{Lu}/u.test(original) ? filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : filled
}

/** A pronoun that began its sentence may stand elsewhere in the alternative; a name keeps its capital. */
function withoutCapital(possessive: string | null): string | null {
  return possessive && OWNERS[possessive.toLowerCase()] ? possessive.toLowerCase() : possessive
}

/** Writes an alternative in the form that the match had: verb form, number, article, possessive, capital. */
export function fillAlternative(template: string, found: Found): string {
  const possessive = withoutCapital(carriedText(found, 'possessive'))
  const filled = template
    .replace(/\{(\w+)\}/g, (_, base: string) => inflect(found, base))
    .replace(/<([^>]+)>/g, (_, noun: string) => (isPlural(found) ? pluralOf(noun) : noun))
    .replace(/\bone's\b/g, () => possessive ?? 'one’s')
    .replace(/\boneself\b/g, () => carriedText(found, 'reflexive') ?? 'oneself')
    .replace(/@/g, () => ownerOf(possessive ?? 'their'))
    .replace(/~~?/g, () => carriedText(found, 'free') ?? '')
  return withCapital(found, withArticle(found, filled.replace(/ {2,}/g, ' ').trim()))
}
