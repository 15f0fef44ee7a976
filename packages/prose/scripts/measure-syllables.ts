// Exact syllable counts on the half of CMUdict that taught nothing and is no listed exception, beside the npm package `syllable`.
// usage: node scripts/measure-syllables.ts CMU-DICTIONARY-INDEX.js SYLLABLE-INDEX.js
import { pathToFileURL } from 'node:url'
import exceptions from '../data/syllable-exceptions.json' with { type: 'json' }
import { countSyllables } from '../src/tokenize/syllables.ts'
import { isTaught, type Pronounced, readPronouncingDictionary } from './pronouncing-dictionary.ts'

const [dictionaryFile = '', peerFile = ''] = process.argv.slice(2)
const words = await readPronouncingDictionary(dictionaryFile)
const { syllable } = (await import(pathToFileURL(peerFile).href)) as { syllable: (word: string) => number }

const exact = (list: Pronounced[], count: (word: string) => number) =>
  `${((100 * list.filter(({ word, syllables }) => count(word) === syllables).length) / list.length).toFixed(2)} % of ${list.length}`

const listed = new Set(Object.values(exceptions).flatMap((list) => list.split(' ')))
const unseen = words.filter(({ word }) => !isTaught(word) && !listed.has(word))
console.log('unseen half, Limpid  ', exact(unseen, countSyllables))
console.log('unseen half, syllable', exact(unseen, syllable))
console.log('all words, Limpid    ', exact(words, countSyllables))
console.log('all words, syllable  ', exact(words, syllable))
