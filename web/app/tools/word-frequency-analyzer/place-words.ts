import { cloudFontSizes } from '#app/spec/free-tools.ts'
import type { CountedWord } from './schema.ts'

export interface Measured {
  width: number
  /** Above and below the baseline. */
  ascent: number
  descent: number
}

export interface PlacedWord extends CountedWord {
  size: number
  /** The middle of the word. */
  x: number
  y: number
  rotation: 0 | 90 | -90
  /** How far the baseline lies below the middle of the letters. */
  baseline: number
  color: number
  /** The box around the rotated word. */
  width: number
  height: number
}

export interface Cloud {
  placed: PlacedWord[]
  height: number
}

interface Canvas {
  width: number
  /** What the cloud should need; it grows when the words need more. */
  height: number
  random: () => number
  measure: (word: string, size: number) => Measured
}

export const cloudColors = 8
const rotations = [0, 0, 90, -90] as const
/** The air around a word: as much as there is room for. */
const gaps = [12, 9, 6, 3] as const
const leastGap = 3
const turnsPerStep = 0.35

/** From 13 to 50 pixels by count. */
export function fontSize(occurrence: number, fewest: number, most: number) {
  const { smallest, largest } = cloudFontSizes
  if (most === fewest) return Math.round((smallest + largest) / 2)
  return smallest + ((largest - smallest) * (occurrence - fewest)) / (most - fewest)
}

/** Lays out every word, the largest first, outward along a spiral. No two boxes touch and no word is dropped. */
export function placeWords(words: readonly CountedWord[], canvas: Canvas): Cloud {
  const counts = words.map(({ occurrence }) => occurrence)
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)]
  const shaped = words.map((word) => shape(word, fontSize(word.occurrence, fewest, most), canvas))
  for (let height = canvas.height; ; height = Math.ceil(height * 1.15)) {
    for (const gap of gaps) {
      const placed = placeAll(shaped, gap, { ...canvas, height })
      if (placed) return { placed, height }
    }
  }
}

function shape(word: CountedWord, wanted: number, { width, height, random, measure }: Canvas): PlacedWord {
  const natural = measure(word.word, wanted)
  const size = wanted * Math.min(1, (width - 2 * leastGap) / natural.width)
  const { width: length, ascent, descent } = measure(word.word, size)
  const drawn = rotations[Math.floor(random() * rotations.length)] ?? 0
  const rotation = length + 2 * leastGap > height * 0.8 ? 0 : drawn
  const thickness = ascent + descent
  return {
    ...word,
    size,
    rotation,
    baseline: (ascent - descent) / 2,
    color: Math.floor(random() * cloudColors),
    x: 0,
    y: 0,
    width: rotation === 0 ? length : thickness,
    height: rotation === 0 ? thickness : length,
  }
}

function placeAll(shaped: readonly PlacedWord[], gap: number, { width, height, random }: Canvas) {
  const placed: PlacedWord[] = []
  const flatness = height / width
  for (const word of shaped) {
    const start = random() * 2 * Math.PI
    const direction = random() < 0.5 ? 1 : -1
    const spot = findSpot(word, placed, { width, height, gap, flatness, start, direction })
    if (!spot) return undefined
    placed.push({ ...word, ...spot })
  }
  return placed
}

interface Search {
  gap: number
  width: number
  height: number
  flatness: number
  start: number
  direction: number
}

function findSpot(word: PlacedWord, placed: readonly PlacedWord[], search: Search) {
  const { width, height, gap, flatness, start, direction } = search
  const farthest = width / 2
  const [left, top] = [word.width / 2, word.height / 2]
  for (let angle = 0, radius = 0; radius <= farthest; angle += turnsPerStep) {
    radius = angle * 1.2
    const x = width / 2 + radius * Math.cos(start + direction * angle)
    const y = height / 2 + radius * flatness * Math.sin(start + direction * angle)
    const inside = x >= left && x <= width - left && y >= top && y <= height - top
    if (inside && !placed.some((other) => touch(word, x, y, other, gap))) return { x, y }
  }
  return undefined
}

function touch(word: PlacedWord, x: number, y: number, other: PlacedWord, gap: number) {
  const [across, down] = [(word.width + other.width) / 2 + gap, (word.height + other.height) / 2 + gap]
  return Math.abs(x - other.x) < across && Math.abs(y - other.y) < down
}
