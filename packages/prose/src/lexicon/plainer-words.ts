import data from '../../data/complex-words.json' with { type: 'json' }
import { visitReadings } from './base-forms.ts'
import { type VerbForm, withS } from './inflect.ts'
import { addPhrase, emptyBook } from './phrase-book.ts'

export interface PlainerWord {
  kind: 'verb' | 'noun' | 'fixed'
  /** Base forms, best first; none means that the phrase can simply go. */
  plainer: readonly string[]
}

/** All entries by their words; of a verb the first word stands in its base form. */
export const plainerWords = emptyBook<PlainerWord>()

function addAll(kind: PlainerWord['kind'], rows: readonly string[]): void {
  for (const row of rows) {
    const [phrase, replacement = ''] = row.split(/ > ?/)
    const plainer = replacement === '' ? [] : replacement.split('/')
    addPhrase(plainerWords, phrase!.split(' '), { kind, plainer })
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
  addPhrase(plainerWords, withS(phrase).split(' '), { kind: 'fixed', plainer: plainer.split('/').map(withS) })
}

const starts = plainerWords.next!

/** "utilise" is listed as "utilize". */
const american = (base: string): string =>
  base.endsWith('ise') && !starts.has(base) ? `${base.slice(0, -3)}ize` : base

/** Calls `visit` with each way to read a word as the start of an entry. */
export function visitStarts(word: string, visit: (base: string, form: VerbForm) => void): void {
  visitReadings(word, (base, form) => {
    const listed = american(base)
    if (starts.has(listed)) visit(listed, form)
  })
}

export function startsPlainerWord(word: string): boolean {
  let found = false
  visitStarts(word, () => {
    found = true
  })
  return found
}
