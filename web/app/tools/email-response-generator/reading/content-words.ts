import { isOrdinary, singularOf } from '@limpid/compose'

const EMPTY = new Set(
  'a an the and or but to of in on at for with by from as is are was were be been am it its this that these those i you we they he she me us them my your our their will would can could should do does did have has had not no yes if so when what how who which there here please just also about any some all more very into out up let know get send them him her because accept decline ask tell say offer invitation politely'.split(
    ' ',
  ),
)
/** Words that name the same thing in emails, under one head. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['meeting', /^(?:meet|meeting|call|chat|appointment|date|time|slot|session|catch-up|interview|zoom|coffee|lunch)$/],
  ['price', /^(?:price|pricing|cost|rate|fee|quote|quotation|budget|discount|salary|amount|payment)$/],
  ['refund', /^(?:refund|reimbursement|compensation|credit)$/],
  ['deadline', /^(?:deadline|extension|timeline|due)$/],
  ['party', /^(?:party|dinner|event|wedding|gala|celebration|invitation|invite|conference|workshop|webinar)$/],
]

/** What a text speaks of, for telling whether two texts speak of the same thing. */
export function wordsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/[$€£]\d[\d,.]*k?/g, ' price ')
      .match(/[\p{L}\d][\p{L}\d’-]*/gu) ?? []
  return new Set(
    words
      .filter((word) => !EMPTY.has(word))
      .map((word) => (isOrdinary(word) ? singularOf(word) : word))
      .map((word) => FAMILIES.find(([, family]) => family.test(word))?.[0] ?? word),
  )
}

export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length
}
