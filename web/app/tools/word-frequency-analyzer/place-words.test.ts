import { expect, test } from 'vitest'
import { cloudColors, fontSize, type PlacedWord, placeWords } from './place-words.ts'
import type { CountedWord } from './schema.ts'
import { seededRandom } from './seeded-random.ts'

const measure = (word: string, size: number) => ({
  width: word.length * size * 0.6,
  ascent: size * 0.75,
  descent: size * 0.25,
})
const words: CountedWord[] = Array.from({ length: 50 }, (_, index) => ({
  word: `${'word'.repeat(1 + (index % 3))}${index}`,
  occurrence: Math.ceil(60 / (index + 1)),
  percentage: 1,
}))
const cloudOf = (seed: number, width = 800) =>
  placeWords(words, { width, height: 200, random: seededRandom(seed), measure })

function overlap(one: PlacedWord, other: PlacedWord) {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  )
}

test.each([320, 640, 1100])('places all fifty words in %i pixels, inside and apart', (width) => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const { placed, height } = cloudOf(seed, width)
    expect(placed.map(({ word }) => word)).toEqual(words.map(({ word }) => word))
    for (const [index, word] of placed.entries()) {
      expect(placed.slice(index + 1).filter((other) => overlap(word, other))).toEqual([])
      expect(word.x - word.width / 2).toBeGreaterThanOrEqual(0)
      expect(word.x + word.width / 2).toBeLessThanOrEqual(width)
      expect(word.y - word.height / 2).toBeGreaterThanOrEqual(0)
      expect(word.y + word.height / 2).toBeLessThanOrEqual(height)
    }
  }
})

test('keeps to about 200 pixels where there is room', () => {
  expect(cloudOf(1, 1100).height).toBe(200)
})

test('uses the three rotations and the eight colours', () => {
  const seen = [1, 2, 3].flatMap((seed) => cloudOf(seed).placed)
  expect([...new Set(seen.map(({ rotation }) => rotation))].sort()).toEqual([-90, 0, 90])
  expect(new Set(seen.map(({ color }) => color)).size).toBe(cloudColors)
})

test('lays out anew with another seed, and the same with the same', () => {
  expect(cloudOf(7)).toEqual(cloudOf(7))
  expect(cloudOf(7).placed.map(({ x, y }) => [x, y])).not.toEqual(cloudOf(8).placed.map(({ x, y }) => [x, y]))
})

test('shrinks a word that is wider than the cloud instead of dropping it', () => {
  const long = { word: 'x'.repeat(400), occurrence: 1, percentage: 100 }
  const { placed } = placeWords([long], { width: 300, height: 200, random: seededRandom(1), measure })
  expect(placed[0]?.width).toBeLessThanOrEqual(300)
})

test('scales the type from 13 to 50 pixels by count', () => {
  expect(fontSize(1, 1, 20)).toBe(13)
  expect(fontSize(20, 1, 20)).toBe(50)
  expect(fontSize(3, 3, 3)).toBeGreaterThan(13)
})
