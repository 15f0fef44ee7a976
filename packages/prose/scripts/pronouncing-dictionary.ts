import { pathToFileURL } from 'node:url'

export interface Pronounced {
  word: string
  /** Of the pronunciation that stands first. */
  syllables: number
  /** Of every pronunciation. */
  variants: number[]
}

/** The words of CMUdict, from the file `index.js` of the npm package cmu-pronouncing-dictionary; entries that are words. */
export async function readPronouncingDictionary(file: string): Promise<Pronounced[]> {
  const { dictionary } = (await import(pathToFileURL(file).href)) as { dictionary: Record<string, string> }
  return Object.entries(dictionary)
    .filter(([word]) => /^[a-z][a-z']*$/.test(word))
    .map(([word, sounds]) => {
      const others = [2, 3, 4].flatMap((number) => dictionary[`${word}(${number})`] ?? [])
      return { word, syllables: countNuclei(sounds), variants: [sounds, ...others].map(countNuclei) }
    })
    .filter(({ syllables }) => syllables > 0)
}

/** In the dictionary every vowel sound carries a digit, its stress. */
function countNuclei(sounds: string): number {
  return sounds.match(/\d/g)?.length ?? 0
}

/** A fair coin that always falls the same way for a word: half of the dictionary teaches, the other half examines. */
export function isTaught(word: string): boolean {
  return hash(word) % 2 === 0
}

/** A tenth of the taught half, left out of the lessons to choose settings by. */
export function isForChoosing(word: string): boolean {
  return isTaught(word) && hash(`${word}#`) % 10 === 0
}

function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value ^= value >>> 15
  value = Math.imul(value, 2246822519)
  return (value ^ (value >>> 13)) >>> 0
}
