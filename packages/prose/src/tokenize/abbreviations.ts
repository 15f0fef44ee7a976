/** Always before a name: "Gen. Musharraf". */
const TITLES = 'mr mrs ms mx dr prof gen lt col capt cpt sgt maj sen rep gov pres rev hon fr adm cmdr messrs mme mlle'
/** Before a number: "Sept. 24", "No. 5", "ext. 39". */
const BEFORE_NUMBERS =
  'jan feb mar apr jun jul aug sep sept oct nov dec no nos vol vols fig figs eq ch sec art p pp par ext approx ca mon tue tues wed thu thur thurs fri sat sun'
/** In the middle of a sentence whatever follows: "vs. Cleveland". */
const NEVER_LAST = 'vs v eg ie viz cf e.g. i.e.'

export type AbbreviationKind = 'title' | 'before-number' | 'never-last'

const kinds = new Map<string, AbbreviationKind>()
for (const word of BEFORE_NUMBERS.split(' ')) kinds.set(word, 'before-number')
for (const word of TITLES.split(' ')) kinds.set(word, 'title')
for (const word of NEVER_LAST.split(' ')) kinds.set(word, 'never-last')

/** What the full stop after this word, in lower case, tells of what follows. */
export function abbreviationKind(word: string): AbbreviationKind | undefined {
  return kinds.get(word)
}
