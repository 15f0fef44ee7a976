import data from '../../data/complex-words.json' with { type: 'json' }
import { visitReadings } from './base-forms.ts'
import { type VerbForm, withS } from './inflect.ts'
import { addPhrase, emptyBook, type PhraseNode } from './phrase-book.ts'

export interface PlainerWord {
  kind: 'verb' | 'noun' | 'fixed'
  /** Base forms, best first; none means that the phrase can simply go. */
  plainer: readonly string[]
  /** A verb that is spelled like a noun: "purchase", "permit". */
  isAlsoNoun: boolean
}

/** All entries by their words; of a verb the first word stands in its base form. */
export const plainerWords = emptyBook<PlainerWord>()

const alsoNouns = new Set(data.alsoNouns)

function addAll(kind: PlainerWord['kind'], rows: readonly string[]): void {
  for (const row of rows) {
    const [phrase, replacement = ''] = row.split(/ > ?/)
    const plainer = replacement === '' ? [] : replacement.split('/')
    addPhrase(plainerWords, phrase!.split(' '), { kind, plainer, isAlsoNoun: alsoNouns.has(phrase!) })
  }
}

addAll('verb', data.verbs)
addAll('verb', data.verbPhrases)
addAll('noun', data.nouns)
addAll('noun', data.nounPhrases)
addAll('fixed', data.other)
addAll('fixed', data.phrases)
for (const row of data.nounPhrases) {
  const [phrase, plainer] = row.split(' > ') as [string, string]
  addPhrase(plainerWords, withS(phrase).split(' '), {
    kind: 'fixed',
    plainer: plainer.split('/').map(withS),
    isAlsoNoun: false,
  })
}

const starts = plainerWords.next!

/** "utilise" is listed as "utilize". */
const american = (base: string): string =>
  base.endsWith('ise') && !starts.has(base) ? `${base.slice(0, -3)}ize` : base

/** One way to read a word as the start of an entry. */
export interface Start {
  node: PhraseNode<PlainerWord>
  form: VerbForm
}

const startsByWord = new Map<string, readonly Start[]>()

function readStarts(word: string): Start[] {
  const found: Start[] = []
  visitReadings(word, (base, form) => {
    const node = starts.get(american(base))
    if (node) found.push({ node, form })
  })
  return found
}

/** All ways to read a word as the start of an entry; only words that have one are remembered. */
export function plainerStarts(word: string): readonly Start[] {
  const known = startsByWord.get(word)
  if (known) return known
  const found = readStarts(word)
  if (found.length > 0) startsByWord.set(word, found)
  return found
}

export const startsPlainerWord = (word: string): boolean => plainerStarts(word).length > 0
