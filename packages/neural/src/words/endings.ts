import lists from './lists.json' with { type: 'json' }

const GLUED = new Map<string, number>(Object.entries(lists.glued))
const UNITS = new Set(lists.units)
const AFTER_IT_IS = new Set(lists.afterItIs)
const WHOLE = new Set(lists.wholeWithApostrophe)
const SHORT_FORM = /^(.*\p{L})(n['’]t|['’](?:s|m|ll|ve|re|d))$/iu
const BARE_APOSTROPHE = /^(.*[\p{L}\p{N}])(['’])$/u
const QUANTITY = /^(\d[\d.,:]*)(\p{L}+)$/u

/** Lengths of the words inside one token: most have one, "don't" has "do" and "n't", "10am" has "10" and "am". */
export function splitEnding(token: string, after: string): number[] {
  const lower = token.toLowerCase().replaceAll('’', "'")
  if (WHOLE.has(lower)) return [token.length]
  const cut = GLUED.get(lower) ?? (lower === 'its' && saysItIs(after) ? 2 : undefined)
  if (cut !== undefined) return [cut, token.length - cut]
  const apart = SHORT_FORM.exec(token) ?? BARE_APOSTROPHE.exec(token)
  if (apart) return [...splitEnding(apart[1] as string, ''), (apart[2] as string).length]
  const quantity = QUANTITY.exec(token)
  if (quantity && UNITS.has((quantity[2] as string).toLowerCase()))
    return [(quantity[1] as string).length, (quantity[2] as string).length]
  return [token.length]
}

/** Whether a careless "its" means "it's", by the word that follows. */
function saysItIs(after: string): boolean {
  const next = /^\s+(\p{L}+)/u.exec(after)?.[1]
  return next !== undefined && AFTER_IT_IS.has(next.toLowerCase())
}
