import irregular from '../../data/irregular-verbs.json' with { type: 'json' }
import { baseOfRegular, ingOfRegular } from './regular-verbs.ts'

/** The forms of one verb. */
export interface Verb {
  base: string
  past: string
  participle: string
  ing: string
  third: string
}

const byParticiple = new Map<string, Verb>()
const pasts = new Set<string>()
const pastByBase = new Map<string, string>()
const pastOnly = new Set<string>()
for (const [base, past, participle] of irregular as [string, string, string][]) {
  pasts.add(past)
  if (!pastByBase.has(base)) pastByBase.set(base, past)
  if (past !== participle) pastOnly.add(past)
  if (!byParticiple.has(participle)) {
    byParticiple.set(participle, { base, past, participle, ing: ingOfIrregular(base), third: thirdPerson(base) })
  }
}

const presentInEed = /^(?:need|feed|seed|speed|heed|bleed|breed|proceed|succeed|exceed)$/

/** All forms of the verb a participle belongs to; hyphenated prefixes stay in front. */
export function verbOfParticiple(form: string): Verb {
  const lower = form.toLowerCase()
  const known = byParticiple.get(lower) ?? prefixed(lower)
  if (known) return known
  const base = baseOfRegular(lower)
  return { base, past: lower, participle: lower, ing: ingOfRegular(lower, base), third: thirdPerson(base) }
}

/** The past and third-person forms of a verb, from its base. */
export function formsOfBase(base: string): { past: string; third: string } {
  const past = pastByBase.get(base) ?? regularPast(base)
  return { past, third: thirdPerson(base) }
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

/** Could this word be a past participle by its form? */
export function isParticipleForm(form: string): boolean {
  const lower = form.toLowerCase()
  if (hasNoVerb.test(lower)) return false
  return (
    ((/ed$/.test(lower) && !presentInEed.test(lower)) || byParticiple.has(lower) || prefixed(lower) !== undefined) &&
    !isPastOnly(lower)
  )
}

/** Could this word be a past tense by its form? */
export function isPastForm(form: string): boolean {
  const lower = form.toLowerCase()
  return /ed$/.test(lower) ? !presentInEed.test(lower) : pasts.has(lower)
}

/** A past tense that is no participle: went, took, saw. */
function isPastOnly(form: string): boolean {
  const lower = form.toLowerCase()
  return pastOnly.has(lower) && !byParticiple.has(lower)
}

/** Adjectives such as unaffected and unimpressed, which have no verb. */
const hasNoVerb =
  /^un(?!do|ti|lock|veil|leash|load|wrap|cover|der|it|if|fold|ravel|pack|seal|wind|plug|earth|install|saddle|mask|screw|hook|button|dress|s[ea]t|bound|bind|block|freeze|frozen|chain|tangle)[a-z]+ed$/

function prefixed(form: string): Verb | undefined {
  const [, prefix, rest] = /^((?:[a-z]+-)|re|un|mis|out|over|under|fore|co|inter|down|up)([a-z]{3,})$/.exec(form) ?? []
  const verb = rest === undefined ? undefined : byParticiple.get(rest)
  if (!verb) return prefix?.endsWith('-') && rest ? withPrefix(prefix, verbOfParticiple(rest)) : undefined
  return withPrefix(prefix as string, verb)
}

function withPrefix(prefix: string, verb: Verb): Verb {
  return {
    base: prefix + verb.base,
    past: prefix + verb.past,
    participle: prefix + verb.participle,
    ing: prefix + verb.ing,
    third: prefix + verb.third,
  }
}

function ingOfIrregular(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return /(?:^|[^aeiou]|qu)[aeiou][bdgmnprt]$/.test(base) && !/(?:er|en|or)$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`
}

function thirdPerson(base: string): string {
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|[^aeiou]o|^(?:for|under)?go)$/.test(base) ? `${base}es` : `${base}s`
}
