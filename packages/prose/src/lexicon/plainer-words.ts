import data from '../../data/complex-words.json' with { type: 'json' }
import { visitReadings } from './base-forms.ts'
import { type VerbForm, withS } from './inflect.ts'
import { PhraseBook, type PhraseEntry, type PhraseNode } from './phrase-book.ts'

export interface PlainerWord {
  kind: 'verb' | 'noun' | 'fixed'
  /** Base forms, best first; none means that the phrase can simply go. */
  plainer: readonly string[]
  /** A verb that is spelled like a noun: "purchase", "permit". */
  isAlsoNoun: boolean
}

interface Row {
  kind: 'verb' | 'noun' | 'nounPhrase' | 'fixed'
  /** "phrase > plainer/plainer". */
  text: string
}

const alsoNouns = new Set(data.alsoNouns)

function* readRow({ kind, text }: Row): Iterable<PhraseEntry<PlainerWord>> {
  const split = text.indexOf(' >')
  const phrase = text.slice(0, split)
  const plainer = text.length > split + 2 ? text.slice(split + 3).split('/') : []
  if (kind !== 'nounPhrase') yield [phrase, { kind, plainer, isAlsoNoun: alsoNouns.has(phrase) }]
  else {
    yield [phrase, { kind: 'fixed', plainer, isAlsoNoun: false }]
    yield [withS(phrase), { kind: 'fixed', plainer: plainer.map(withS), isAlsoNoun: false }]
  }
}

/** All entries by their words; of a verb the first word stands in its base form. */
const plainerWords = new PhraseBook(readRow)

function addAll(kind: Row['kind'], rows: readonly string[]): void {
  for (const text of rows) {
    const [first, second, third] = text.split(' ', 3) as [string, string, string | undefined]
    const seconds = second === '>' ? [] : [second]
    if (kind === 'nounPhrase' && third === '>') seconds.push(withS(second))
    plainerWords.add(first, seconds, { kind, text })
  }
}
addAll('verb', data.verbs)
addAll('verb', data.verbPhrases)
addAll('noun', data.nouns)
addAll('nounPhrase', data.nounPhrases)
addAll('fixed', data.other)
addAll('fixed', data.phrases)

/** "utilise" is listed as "utilize". */
const listedForm = (base: string): string =>
  base.endsWith('ise') && !plainerWords.has(base) ? `${base.slice(0, -3)}ize` : base

/** One way to read a word as the start of an entry. */
export interface Start {
  node: PhraseNode<PlainerWord>
  form: VerbForm
}

const startsByWord = new Map<string, readonly Start[]>()

function readStarts(word: string): Start[] {
  const found: Start[] = []
  visitReadings(word, (base, form) => {
    const node = plainerWords.startingWith(listedForm(base))
    if (node) found.push({ node, form })
  })
  return found
}

/** All ways to read a word as the start of an entry; to be asked for words that have one. */
export function plainerStarts(word: string): readonly Start[] {
  const known = startsByWord.get(word)
  if (known) return known
  const found = readStarts(word)
  if (found.length > 0) startsByWord.set(word, found)
  return found
}

/** Whether a word, in whichever form, has a plainer one or opens a phrase that has. */
export function partInPlainerWords(word: string): 'whole' | 'start' | undefined {
  let part: 'whole' | 'start' | undefined
  visitReadings(word, (base) => {
    const listed = listedForm(base)
    if (plainerWords.isComplete(listed)) part = 'whole'
    else if (part === undefined && plainerWords.has(listed)) part = 'start'
  })
  return part
}

export const isInsidePlainerPhrase = (word: string): boolean => plainerWords.goesOnWith(word)
