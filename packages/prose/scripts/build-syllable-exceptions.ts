// Lists in data/syllable-exceptions.json the common words that the net miscounts by every pronunciation in the dictionary.
// usage: node scripts/build-syllable-exceptions.ts CMU-DICTIONARY-INDEX.js SUBTLEX-INDEX.json
import { readFileSync, writeFileSync } from 'node:fs'
import { createSyllableModel } from '../src/tokenize/syllable-model.ts'
import { readPronouncingDictionary } from './pronouncing-dictionary.ts'

const [dictionaryFile = '', frequencyFile = ''] = process.argv.slice(2)
const mostCommon = 9000
/** Said as one word, though they have no vowel; or written so only here. */
const ownChoice: Record<string, string[]> = {
  1: ['mr', 'ms', 'dr', 'st', 'hm', 'hmm', 'mm', 'sh', 'shh', 'psst', 'pfft', 'brr', 'tsk', 'nth'],
  2: ['mrs'],
}
const data = new URL('../data/', import.meta.url)
const model = createSyllableModel(JSON.parse(readFileSync(new URL('syllable-weights.json', data), 'utf8')))
const dictionary = new Map((await readPronouncingDictionary(dictionaryFile)).map((entry) => [entry.word, entry]))
const ranked = JSON.parse(readFileSync(frequencyFile, 'utf8')) as { word: string }[]

const exceptions = structuredClone(ownChoice)
for (const { word } of ranked.slice(0, mostCommon)) {
  const entry = dictionary.get(word)
  if (entry === undefined || word.length < 3 || entry.variants.includes(model(word))) continue
  exceptions[entry.syllables] ??= []
  exceptions[entry.syllables]?.push(word)
}
const lists = Object.entries(exceptions).map(([count, words]) => [count, [...new Set(words)].sort().join(' ')])
writeFileSync(new URL('syllable-exceptions.json', data), `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`)
