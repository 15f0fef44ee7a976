// Learns data/syllable-weights.json from half of the dictionary. To choose settings, add --choose: a tenth of that half
// is then left out of the lessons and examined instead.
// usage: node scripts/train-syllables.ts CMU-DICTIONARY-INDEX.js [hidden units] [rounds] [--choose]
import { writeFileSync } from 'node:fs'
import {
  always,
  createSyllableModel,
  encode,
  packStep,
  perhaps,
  reach,
  syllableAt,
  symbols,
} from '../src/tokenize/syllable-model.ts'
import { isForChoosing, isTaught, readPronouncingDictionary } from './pronouncing-dictionary.ts'

const choosing = process.argv.includes('--choose')
const [file = '', hiddenArgument = '40', roundsArgument = '16'] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--choose')
const hidden = Number(hiddenArgument)
const rounds = Number(roundsArgument)
const width = 2 * reach + 1
const biasAt = width * symbols * hidden
const outputAt = biasAt + hidden
const outputBiasAt = outputAt + hidden
const size = outputBiasAt + 1

const words = await readPronouncingDictionary(file)
const lessons = words
  .filter(({ word }) => isTaught(word) && !(choosing && isForChoosing(word)))
  .map(({ word, syllables }) => {
    const codes = encode(word).slice()
    const hearts = [...word].map((_, at) => syllableAt(codes, at))
    const places = hearts.flatMap((heart, at) => (heart === perhaps ? [at] : []))
    return { codes, places, syllables: syllables - hearts.filter((heart) => heart === always).length }
  })
  .filter(({ places, syllables }) => syllables >= 0 && places.length >= syllables)

let seed = 7
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}
const weights = Float64Array.from({ length: size }, (_, i) =>
  i < biasAt ? (random() - 0.5) * 0.4 : i >= outputAt && i < outputBiasAt ? (random() - 0.5) * 1.2 : 0,
)
const slope = new Float64Array(size)
const momentum = new Float64Array(size)
const energy = new Float64Array(size)
let steps = 0
/** The mean of the weights over the last rounds, which errs less than any one of them. */
const settled = new Float64Array(size)
let settledSteps = 0

const batch = 128
const decay = 1e-4
for (let round = 0; round < rounds; round += 1) {
  shuffle(lessons)
  let loss = 0
  for (let start = 0; start < lessons.length; start += batch) {
    slope.fill(0)
    const lesson = lessons.slice(start, start + batch)
    for (const item of lesson) loss += learn(item)
    const progress = (round + start / lessons.length) / rounds
    adjust((0.02 * (1 + Math.cos(Math.PI * progress))) / 2, lesson.length)
    if (progress < 0.7) continue
    settledSteps += 1
    for (let i = 0; i < size; i += 1) settled[i]! += (weights[i]! - settled[i]!) / settledSteps
  }
  if (round % 4 === 3) console.log(`round ${round + 1}: loss ${(loss / lessons.length).toFixed(4)}`)
}

const packed = pack(settled)
if (choosing) {
  const model = createSyllableModel(packed)
  const examined = words.filter(({ word }) => isForChoosing(word))
  const exact = examined.filter(({ word, syllables }) => model(word) === syllables).length / examined.length
  console.log(`exact, words for choosing: ${exact.toFixed(4)}`)
} else {
  writeFileSync(new URL('../data/syllable-weights.json', import.meta.url), `${JSON.stringify(packed)}\n`)
}

/** Adds one word's slope of -log P(number of syllables), where each place carries a syllable independently. */
function learn({ codes, places, syllables }: (typeof lessons)[number]): number {
  const units = places.map(() => new Float64Array(hidden))
  const likelihoods = places.map((at, i) => {
    const sums = units[i]!
    for (let unit = 0; unit < hidden; unit += 1) sums[unit] = weights[biasAt + unit]!
    for (let offset = 0; offset < width; offset += 1) {
      const row = (offset * symbols + codes[at + offset]!) * hidden
      for (let unit = 0; unit < hidden; unit += 1) sums[unit]! += weights[row + unit]!
    }
    let sum = weights[outputBiasAt]!
    for (let unit = 0; unit < hidden; unit += 1) sum += Math.max(0, sums[unit]!) * weights[outputAt + unit]!
    return 1 / (1 + Math.exp(-sum))
  })
  const total = Math.max(1e-9, chance(likelihoods, -1, syllables))
  places.forEach((at, i) => {
    const p = likelihoods[i]!
    const withIt = chance(likelihoods, i, syllables - 1)
    const withoutIt = chance(likelihoods, i, syllables)
    const pull = (-(withIt - withoutIt) / total) * p * (1 - p)
    const sums = units[i]!
    slope[outputBiasAt]! += pull
    for (let unit = 0; unit < hidden; unit += 1) {
      if (sums[unit]! <= 0) {
        sums[unit] = 0
        continue
      }
      slope[outputAt + unit]! += pull * sums[unit]!
      sums[unit] = pull * weights[outputAt + unit]!
      slope[biasAt + unit]! += sums[unit]!
    }
    for (let offset = 0; offset < width; offset += 1) {
      const row = (offset * symbols + codes[at + offset]!) * hidden
      for (let unit = 0; unit < hidden; unit += 1) slope[row + unit]! += sums[unit]!
    }
  })
  return -Math.log(total)
}

/** The chance of exactly `wanted` syllables, one place left out (-1: none). */
function chance(likelihoods: number[], leftOut: number, wanted: number): number {
  if (wanted < 0) return 0
  const ways = new Float64Array(wanted + 1)
  ways[0] = 1
  likelihoods.forEach((p, i) => {
    if (i === leftOut) return
    for (let count = wanted; count > 0; count -= 1) ways[count] = ways[count]! * (1 - p) + ways[count - 1]! * p
    ways[0]! *= 1 - p
  })
  return ways[wanted]!
}

/** One step of Adam. */
function adjust(rate: number, count: number): void {
  steps += 1
  const first = 1 - 0.9 ** steps
  const second = 1 - 0.999 ** steps
  for (let i = 0; i < size; i += 1) {
    const g = slope[i]! / count + decay * weights[i]!
    momentum[i] = 0.9 * momentum[i]! + 0.1 * g
    energy[i] = 0.999 * energy[i]! + 0.001 * g * g
    weights[i]! -= (rate * (momentum[i]! / first)) / (Math.sqrt(energy[i]! / second) + 1e-8)
  }
}

function shuffle<T>(list: T[]): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
}

function pack(weights: Float64Array) {
  const scaleOf = (from: number, to: number) =>
    Number((Math.max(...weights.slice(from, to).map(Math.abs)) / 28).toPrecision(4))
  const scales = {
    letters: Number((quantile(weights.slice(0, biasAt), 0.999) / 28).toPrecision(4)),
    bias: scaleOf(biasAt, outputAt),
    output: scaleOf(outputAt, outputBiasAt),
    outputBias: scaleOf(outputBiasAt, size),
  }
  const scaleAt = (i: number) =>
    i < biasAt ? scales.letters : i < outputAt ? scales.bias : i < outputBiasAt ? scales.output : scales.outputBias
  return {
    hidden,
    scales,
    packed: Array.from(weights, (weight, i) => packStep(Math.round(weight / scaleAt(i)))).join(''),
  }
}

function quantile(values: Float64Array, share: number): number {
  return values.map(Math.abs).sort()[Math.floor(values.length * share)]!
}
