import data from '../../../data/adverb-advice.json' with { type: 'json' }
import { visitReadings } from '../../lexicon/base-forms.ts'
import { inflectVerb } from '../../lexicon/inflect.ts'

/** By adverb, then by the verb's base form. */
const strongerVerbs = new Map<string, Map<string, string>>()
for (const [adverb, rows] of Object.entries(data.strongerVerbs)) {
  strongerVerbs.set(adverb, new Map(rows.split(', ').map((row) => row.split(' > ') as [string, string])))
}

/** One verb for a verb and its adverb, in the same form: "ran", "quickly" → "sprinted". */
export function strongerVerb(verb: string, adverb: string): string | null {
  const verbs = strongerVerbs.get(adverb)
  if (!verbs) return null
  let stronger: string | null = null
  visitReadings(verb, (base, form) => {
    const found = verbs.get(base)
    if (found && !stronger) stronger = inflectVerb(found, form)
  })
  return stronger
}
