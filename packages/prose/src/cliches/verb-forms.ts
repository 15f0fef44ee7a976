import irregularVerbs from '../../data/irregular-verbs.json' with { type: 'json' }

export type VerbForm = 'base' | 'third' | 'gerund' | 'past' | 'participle'

/** Each past form in all its spellings, the usual one first. */
const IRREGULAR = new Map(
  irregularVerbs.verbs.map((line) => {
    const [base = '', past = '', participle = ''] = line.split(' ')
    return [base, { past: past.split('/'), participle: participle.split('/') }] as const
  }),
)
const PREFIX = /^(?:fore|mis|out|over|re|un|under|up|with)(?=...)/

/** Prefixed verbs follow their stem: "rethink" goes like "think". */
function irregularForms(base: string, form: 'past' | 'participle'): string[] | undefined {
  const own = IRREGULAR.get(base)
  if (own) return own[form]
  const prefix = PREFIX.exec(base)?.[0]
  return prefix ? IRREGULAR.get(base.slice(prefix.length))?.[form].map((spelling) => prefix + spelling) : undefined
}

const THIRD_PERSON: Record<string, string> = { have: 'has', be: 'is', do: 'does', go: 'goes' }
/** Stressed on the last syllable, so that the consonant doubles: "admitted". */
const DOUBLES = new Set(
  'admit begin commit control forget forgo occur permit prefer refer regret submit upset'.split(' '),
)
const BE_FORMS: [string, VerbForm][] = [
  ['be', 'base'],
  ['am', 'base'],
  ['are', 'base'],
  ['is', 'third'],
  ['was', 'past'],
  ['were', 'past'],
  ['been', 'participle'],
  ['being', 'gerund'],
]

const isShort = (base: string) => /^(?:[^aeiou]*|qu|squ)[aeiou][^aeiouwxy]$/.test(base)

function doubled(base: string): string {
  return DOUBLES.has(base) || isShort(base) ? base + base.at(-1) : base
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (/ic$/.test(base)) return `${base}ked`
  return `${doubled(base)}ed`
}

function withIng(base: string): string {
  if (/^(?:be|see|flee|agree|free|oversee|foresee|guarantee|disagree)$/.test(base)) return `${base}ing`
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/(?:oe|ye|nge)$/.test(base) && /^(?:singe|tinge|eye|dye|hoe|toe)$/.test(base)) return `${base}ing`
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`
  if (/ic$/.test(base)) return `${base}king`
  return `${doubled(base)}ing`
}

function withS(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

export function inflectVerb(base: string, form: VerbForm): string {
  if (form === 'base') return base
  if (form === 'third') return THIRD_PERSON[base] ?? withS(base)
  if (form === 'gerund') return withIng(base)
  if (base === 'be') return form === 'past' ? 'was' : 'been'
  return irregularForms(base, form)?.[0] ?? withEd(base)
}

const FORMS: VerbForm[] = ['base', 'third', 'gerund', 'past', 'participle']

function spellingsOf(base: string, form: VerbForm): string[] {
  const irregular = form === 'past' || form === 'participle' ? irregularForms(base, form) : undefined
  return irregular ?? [inflectVerb(base, form)]
}

/** Every spelling of the verb with the forms it may stand for. */
export function verbSpellings(base: string): [string, VerbForm][] {
  if (base === 'be') return BE_FORMS
  return FORMS.flatMap((form) => spellingsOf(base, form).map((spelling): [string, VerbForm] => [spelling, form]))
}
