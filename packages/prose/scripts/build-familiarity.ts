// Sorts words by how familiar they are into data/word-familiarity.json. usage:
// node scripts/build-familiarity.ts SUBTLEX-INDEX.json DALE-CHALL-INDEX.js SPACHE-INDEX.js ENGLISH-WORDS.txt WORDNET-INDEX.sense
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { encodeWords } from '../src/lexicon/front-coding.ts'
import { inflectionStems } from '../src/lexicon/word-stems.ts'
import { readConcreteness } from './wordnet-concreteness.ts'

const [frequencyFile = '', daleChallFile = '', spacheFile = '', dictionaryFile = '', senseFile = ''] =
  process.argv.slice(2)
const listFrom = 3.4
const namesFrom = 4.2
const lowestBand = 3.25
const highestBand = 6.75
const bandWidth = 0.5
const corpusSize = 51e6

const counted = JSON.parse(readFileSync(frequencyFile, 'utf8')) as { word: string; count: number }[]
const { daleChall } = (await import(pathToFileURL(daleChallFile).href)) as { daleChall: string[] }
const { spache } = (await import(pathToFileURL(spacheFile).href)) as { spache: string[] }
const dictionary = new Set(readFileSync(dictionaryFile, 'utf8').split('\n'))
const familiar = plainWords(daleChall)
const early = plainWords(spache)

const concreteness = readConcreteness(readFileSync(senseFile, 'utf8'))
const frequencies = new Map<string, number>()
for (const { word, count } of counted) {
  const plain = word.toLowerCase()
  frequencies.set(plain, Math.max(frequencies.get(plain) ?? 0, Math.log10((count * 1e9) / corpusSize)))
}

const common = [...frequencies.keys()].filter(
  (word) => /^[a-z]{2,}$/.test(word) && zipfOf(word) >= (dictionary.has(word) ? listFrom : namesFrom),
)
const candidates = new Set([...common, ...familiar, ...early, 'a', 'i'])
const groups = new Map<
  string,
  { frequency: number; familiar: boolean; early: boolean; concreteness: number; words: string[] }
>()
for (const word of [...candidates].sort()) {
  const group = {
    frequency: band(word),
    familiar: isOn(familiar, word),
    early: isOn(early, word),
    concreteness: concretenessOf(word),
    words: [],
  }
  if (!familiar.has(word) && !early.has(word) && followsFromStem(word)) continue
  const key = JSON.stringify(group)
  if (!groups.has(key)) groups.set(key, group)
  groups.get(key)?.words.push(word)
}
const lists = [...groups.values()].sort((a, b) => b.frequency - a.frequency)
const groupOf = new Map(lists.flatMap(({ words }, group) => words.map((word) => [word, group] as const)))
const data = { groups: lists.map(({ words: _, ...group }) => group), list: encodeWords(groupOf) }
writeFileSync(new URL('../data/word-familiarity.json', import.meta.url), `${JSON.stringify(data, null, 2)}\n`)
console.log(`${lists.reduce((sum, { words }) => sum + words.length, 0)} words in ${lists.length} groups`)

function plainWords(list: string[]): Set<string> {
  return new Set(list.map((word) => word.toLowerCase().replace('.', '')).filter((word) => /^[a-z]+$/.test(word)))
}

/** A form with an entry of its own is still as familiar as the word it comes from. */
function isOn(list: Set<string>, word: string): boolean {
  return list.has(word) || inflectionStems(word).some((stem) => list.has(stem))
}

/** An inflected form is as concrete as its stem, unless WordNet knows it by itself. */
function concretenessOf(word: string): number {
  const known = [word, ...inflectionStems(word)].find((form) => concreteness.has(form))
  return known === undefined ? 0 : concreteness.get(known)!
}

function zipfOf(word: string): number {
  return frequencies.get(word) ?? lowestBand
}

function band(word: string): number {
  const steps = Math.round((zipfOf(word) - lowestBand) / bandWidth)
  return Math.max(lowestBand, Math.min(highestBand, lowestBand + steps * bandWidth))
}

/** An inflected form whose frequency the rule of thumb gets about right needs no entry of its own. */
function followsFromStem(word: string): boolean {
  const stem = inflectionStems(word).find((candidate) => candidates.has(candidate))
  return stem !== undefined && Math.abs(zipfOf(stem) - 0.4 - zipfOf(word)) < 0.75
}
