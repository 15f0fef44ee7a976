import domains from '../data/domains.json' with { type: 'json' }
import kinds from '../data/kinds.json' with { type: 'json' }
import nounForms from '../data/noun-forms.json' with { type: 'json' }
import names from '../data/proper-names.json' with { type: 'json' }
import verbs from '../data/verbs.json' with { type: 'json' }
import words from '../data/words.json' with { type: 'json' }

export type NounKind = keyof typeof kinds
export type Domain = keyof typeof domains

const list = (text: string) => text.split(' ').filter(Boolean)
const phrase = (entry: string) => entry.replaceAll('_', ' ')

export interface NounEntry {
  kind: NounKind
  countable: boolean
}

/** What the lexicon knows of a noun or a fixed compound, by its singular. The first kind that lists a word wins. */
export const NOUNS: ReadonlyMap<string, NounEntry> = new Map(
  Object.entries(kinds)
    .flatMap(([kind, { count, mass }]): [string, NounEntry][] => [
      ...list(count).map((noun) => [phrase(noun), { kind: kind as NounKind, countable: true }] as [string, NounEntry]),
      ...list(mass).map((noun) => [phrase(noun), { kind: kind as NounKind, countable: false }] as [string, NounEntry]),
    ])
    .reverse(),
)

export const DOMAIN_WORDS: ReadonlyMap<string, Domain> = new Map(
  Object.entries(domains)
    .flatMap(([domain, text]) => list(text).map((word) => [word.replaceAll('-', ' '), domain as Domain] as const))
    .reverse(),
)

export const STRONG_VERBS: ReadonlySet<string> = new Set(list(verbs.strong))
export const WEAK_VERBS: ReadonlySet<string> = new Set(list(verbs.weak))
export const VERBS: ReadonlySet<string> = new Set([...STRONG_VERBS, ...WEAK_VERBS, ...list(verbs.other)])
export const IRREGULAR_VERBS: ReadonlyMap<string, { past: string; participle: string }> = new Map(
  verbs.irregular.split('|').map((entry) => {
    const [base, past, participle] = entry.split(' ')
    return [base!, { past: past!, participle: participle! }]
  }),
)
export const DOUBLING_VERBS: ReadonlySet<string> = new Set(list(verbs.doubling))

export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  nounForms.irregular.split('|').map((entry) => entry.split(' ') as [string, string]),
)
export const IRREGULAR_SINGULARS: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_PLURALS].map(([singular, plural]) => [plural, singular]),
)
export const UNCHANGING_NOUNS: ReadonlySet<string> = new Set(list(nounForms.unchanging))
export const SINGULARS_IN_S: ReadonlySet<string> = new Set(list(nounForms.singularInS))
export const PLURAL_ONLY: ReadonlySet<string> = new Set(list(nounForms.pluralOnly))

export const STOP_WORDS: ReadonlySet<string> = new Set(list(words.stop))
export const PREPOSITIONS: ReadonlySet<string> = new Set(list(words.prepositions))
export const ADJECTIVES: ReadonlySet<string> = new Set(list(words.adjectives))
/** Everyday words that no other list holds; they are not names. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(list(words.common))
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(list(words.foreign))

export const ACRONYMS: ReadonlyMap<string, string> = new Map(
  list(names.acronyms).map((name) => [name.toLowerCase(), name]),
)
export const PLACES: ReadonlySet<string> = new Set(
  [...list(names.places), ...names.placePhrases.split('|')].map((name) => name.toLowerCase()),
)
export const PEOPLE: ReadonlySet<string> = new Set(names.people.split('|').map((name) => name.toLowerCase()))
export const FIRST_NAMES: ReadonlySet<string> = new Set(list(names.firstNames))
export const BRANDS: ReadonlySet<string> = new Set(list(names.brands).map((name) => phrase(name).toLowerCase()))

/** Words that are names whatever the context, by their lower case; words that are also ordinary English stay out. */
const AMBIGUOUS = new Set(
  [
    'apple',
    'windows',
    'excel',
    'outlook',
    'zoom',
    'slack',
    'notion',
    'stripe',
    'unity',
    'blender',
    'react',
    'rust',
  ].concat(
    [
      'ford',
      'uber',
      'discord',
      'illustrator',
      'turkey',
      'china',
      'jordan',
      'chile',
      'us',
      'it',
      'august',
      'loom',
      'miro',
    ],
    ['plus', 'phoenix', 'georgia', 'wales', 'patagonia', 'naples', 'florence', 'victoria', 'virginia', 'charleston'],
    ['angular', 'canvas', 'memphis', 'dc', 'mc', 'pos', 'pr', 'ar', 'stem', 'sat', 'blender', 'obsidian', 'shred'],
  ),
)
export const PROPER_WORDS: ReadonlyMap<string, string> = new Map(
  [names.places, names.brands, names.languages, names.calendar, names.acronyms]
    .flatMap(list)
    .map(phrase)
    .filter((name) => !AMBIGUOUS.has(name.toLowerCase()))
    .map((name) => [name.toLowerCase(), name]),
)
export const PROPER_PHRASES: ReadonlyMap<string, string> = new Map(
  [names.placePhrases, names.people, names.calendarPhrases]
    .flatMap((text) => text.split('|'))
    .map((name) => [name.toLowerCase().replaceAll('’', "'"), name]),
)
