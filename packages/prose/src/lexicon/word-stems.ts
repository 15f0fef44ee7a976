const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter)

/**
 * The plainer words that a word may come from, most likely first: "stories" gives "story", "stopped" gives "stop".
 * It proposes, a word list decides; "bus" gives "bu", which no list holds.
 */
export function inflectionStems(word: string): string[] {
  const apostrophe = word.indexOf("'")
  if (apostrophe > 0) return contractionStems(word, apostrophe)
  if (word.endsWith('ies') || word.endsWith('ied')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('ier')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('iest')) return [`${word.slice(0, -4)}y`]
  if (word.endsWith('ing')) return bareStems(word.slice(0, -3))
  if (word.endsWith('est')) return bareStems(word.slice(0, -3))
  if (word.endsWith('ed') || word.endsWith('er')) return bareStems(word.slice(0, -2))
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)]
  return []
}

const derivations: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ily', ['y']],
  ['ably', ['able']],
  ['ibly', ['ible']],
  ['ly', ['', 'le']],
  ['iness', ['y']],
  ['ness', ['']],
  ['less', ['']],
  ['ful', ['']],
  ['ish', ['', 'e']],
  ['like', ['']],
  ['ment', ['']],
  ['able', ['', 'e']],
  ['ation', ['e', '']],
  ['ion', ['e', '']],
  ['ity', ['e', '']],
  ['ist', ['y', '']],
  ['ism', ['']],
  ['al', ['', 'e']],
  ['y', ['', 'e']],
]
const prefixes = ['un', 're', 'non', 'dis', 'mis', 'over', 'under', 'out', 'pre', 'anti', 'inter', 'super', 'in', 'im']

/** Sorted by the letter that tells at once which ones are worth a look. */
const derivationsByLast = Map.groupBy(derivations, ([ending]) => ending.charCodeAt(ending.length - 1))
const prefixesByFirst = Map.groupBy(prefixes, (prefix) => prefix.charCodeAt(0))

/** The words that a longer word may be built on: "kindness" gives "kind", "unload" gives "load". */
export function derivationStems(word: string): string[] {
  const stems: string[] = []
  for (const [ending, replacements] of derivationsByLast.get(word.charCodeAt(word.length - 1)) ?? []) {
    if (!word.endsWith(ending)) continue
    const start = word.slice(0, -ending.length)
    if (start.length >= 3) for (const replacement of replacements) stems.push(start + replacement)
  }
  for (const prefix of prefixesByFirst.get(word.charCodeAt(0)) ?? []) {
    if (word.startsWith(prefix) && word.length - prefix.length >= 3) stems.push(word.slice(prefix.length))
  }
  return stems
}

function contractionStems(word: string, apostrophe: number): string[] {
  const start = word.slice(0, apostrophe)
  return word.endsWith("n't") ? [word.slice(0, -3), start] : [start]
}

/** What stands before -ed, -er, -est or -ing: "jump", "mak(e)", "sto(pp)". */
function bareStems(start: string): string[] {
  if (start.length < 2) return []
  const last = start.at(-1)
  if (last === start.at(-2) && !isVowel(last)) return [start, start.slice(0, -1)]
  return [start, `${start}e`]
}
