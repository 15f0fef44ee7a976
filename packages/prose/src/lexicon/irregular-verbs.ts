import table from '../../data/irregular-verbs.json' with { type: 'json' }

export interface IrregularVerb {
  past: string
  participle: string
}

/** By base form, the usual past and participle first named in the table. */
export const irregularVerbs = new Map<string, IrregularVerb>()

const participles = new Set<string>()
const pasts = new Set<string>()

for (const row of table.verbs) {
  const [base, past, participle] = row.split(' ') as [string, string, string]
  const variants = participle.split('/')
  irregularVerbs.set(base, { past: past.split('/')[0]!, participle: variants[0]! })
  for (const variant of variants) participles.add(variant)
  for (const variant of past.split('/')) pasts.add(variant)
}

const isIn = (forms: Set<string>, word: string): boolean => {
  if (forms.has(word)) return true
  for (const prefix of table.prefixes) {
    if (word.length > prefix.length + 2 && word.startsWith(prefix) && forms.has(word.slice(prefix.length))) return true
  }
  return false
}

/** "written", "rewritten", "overthrown". */
export const isIrregularParticiple = (word: string): boolean => isIn(participles, word)

/** "wrote", "took": what careless writers put where the participle belongs. */
export const isIrregularPast = (word: string): boolean => isIn(pasts, word)
