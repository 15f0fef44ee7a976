import table from '../../data/irregular-verbs.json' with { type: 'json' }

export interface IrregularVerb {
  past: string
  participle: string
}

/** By base form, the usual past and participle first named in the table. */
export const irregularVerbs = new Map<string, IrregularVerb>()

const PARTICIPLE = 1
const PAST = 2
const forms = new Map<string, number>()
const addForm = (word: string, bit: number) => forms.set(word, (forms.get(word) ?? 0) | bit)

for (const row of table.verbs) {
  const [base, past, participle] = row.split(' ') as [string, string, string]
  const pasts = past.split('/')
  const participles = participle.split('/')
  irregularVerbs.set(base, { past: pasts[0]!, participle: participles[0]! })
  for (const variant of participles) addForm(variant, PARTICIPLE)
  for (const variant of pasts) addForm(variant, PAST)
}

/** By their first letter: few words begin like one of them. */
const prefixes = Map.groupBy(table.prefixes, (prefix) => prefix.charCodeAt(0))

function formsOf(word: string): number {
  let found = forms.get(word) ?? 0
  for (const prefix of prefixes.get(word.charCodeAt(0)) ?? []) {
    if (word.length > prefix.length + 2 && word.startsWith(prefix)) found |= forms.get(word.slice(prefix.length)) ?? 0
  }
  return found
}

/** "written", "rewritten", "overthrown". */
export const isIrregularParticiple = (word: string): boolean => (formsOf(word) & PARTICIPLE) !== 0

/** "wrote", "took": what careless writers put where the participle belongs. */
export const isIrregularPast = (word: string): boolean => (formsOf(word) & PAST) !== 0
