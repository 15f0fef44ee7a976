import { irregularVerbs } from './irregular-verbs.ts'

export type VerbForm = 'base' | 'third' | 'gerund' | 'past' | 'participle'

const be: Record<VerbForm, string> = { base: 'be', third: 'is', gerund: 'being', past: 'was', participle: 'been' }

/** Stressed on the last syllable, so that its consonant doubles: "referred". */
const DOUBLING = new Set(
  'admit commit compel control defer expel occur omit permit propel refer regret remit submit'.split(' '),
)

const endsInVowelAndConsonant = (base: string): boolean => /^(?:[^aeiou]*|s?qu)[aeiou][^aeiouwxy]$/.test(base)
const doubled = (base: string): string =>
  DOUBLING.has(base) || endsInVowelAndConsonant(base) ? base + base.at(-1) : base
const endsInConsonantAndY = (word: string): boolean => /[^aeiou]y$/.test(word)

/** "box" → "boxes", "city" → "cities": the third person of a verb or the plural of a noun. */
export function withS(base: string): string {
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`
  return endsInConsonantAndY(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  return endsInConsonantAndY(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`
}

function withIng(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('e') && !/[eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return `${doubled(base)}ing`
}

function inflectWord(base: string, form: VerbForm): string {
  if (base === 'be') return be[form]
  if (form === 'base') return base
  if (form === 'third') return withS(base)
  if (form === 'gerund') return withIng(base)
  return irregularVerbs.get(base)?.[form] ?? withEd(base)
}

/** Puts a verb, or the first word of a phrase such as "find out", into a form. */
export function inflectVerb(base: string, form: VerbForm): string {
  const space = base.indexOf(' ')
  return space < 0 ? inflectWord(base, form) : inflectWord(base.slice(0, space), form) + base.slice(space)
}
