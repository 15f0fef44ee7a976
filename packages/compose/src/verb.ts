import { DOUBLING_VERBS, IRREGULAR_VERBS, VERBS } from './lexicon.ts'

/** Each form changes the first word of a verb phrase and keeps the rest: “learn to cook” becomes “learning to cook”. */
export const gerundOf = (phrase: string) => changeFirstWord(phrase, gerund)
export const thirdPersonOf = (phrase: string) => changeFirstWord(phrase, thirdPerson)
export const pastOf = (phrase: string) =>
  changeFirstWord(phrase, (verb) => IRREGULAR_VERBS.get(verb)?.past ?? past(verb))
export const participleOf = (phrase: string) =>
  changeFirstWord(phrase, (verb) => IRREGULAR_VERBS.get(verb)?.participle ?? past(verb))

/** The base of a gerund whose verb we know (“baking bread” gives “bake bread”), or undefined. */
export function baseOfGerund(phrase: string): string | undefined {
  const [first = '', ...rest] = phrase.split(' ')
  const base = baseByGerund.get(first.toLowerCase())
  return base && [base, ...rest].join(' ')
}

/** The base of a past form we know: took gives take, founded gives found. */
export function baseOfPast(word: string): string | undefined {
  return baseByPast.get(word.toLowerCase())
}

function gerund(verb: string): string {
  if (verb === 'be') return 'being'
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (DOUBLING_VERBS.has(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

function thirdPerson(verb: string): string {
  const irregular = { be: 'is', have: 'has', do: 'does', go: 'goes' }[verb]
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`
  return `${verb}s`
}

function past(verb: string): string {
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  if (DOUBLING_VERBS.has(verb)) return `${verb}${verb.at(-1)}ed`
  return `${verb}ed`
}

function changeFirstWord(phrase: string, change: (verb: string) => string): string {
  return phrase.replace(/^[\p{L}]+/u, (word) => {
    const changed = change(word.toLowerCase())
    return /^\p{Lu}/u.test(word) ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed
  })
}

const baseByGerund = new Map([...VERBS].map((verb) => [gerund(verb), verb]))
const baseByPast = new Map(
  [...VERBS, ...IRREGULAR_VERBS.keys()].map((verb) => [IRREGULAR_VERBS.get(verb)?.past ?? past(verb), verb]),
)
