import { CannotWriteError, createRandom, flawsIn } from '@limpid/compose'
import { expect, test } from 'vitest'
import { pages } from './built-in.fixture.ts'
import { generateMetaDescriptions } from './built-in.ts'

const seeds = [1, 2, 3, 4, 5]

test.each(pages)('describes “%s”', (pageTopic, keywords) => {
  for (const variantCount of [1, 3, 5]) {
    for (const seed of seeds) {
      const descriptions = generateMetaDescriptions({ pageTopic, keywords, variantCount }, createRandom(seed))
      expect(descriptions).toHaveLength(variantCount)
      for (const text of descriptions) {
        expect(text.length).toBeGreaterThanOrEqual(150)
        expect(text.length).toBeLessThanOrEqual(160)
        expect(flawsIn(text), text).toEqual([])
        for (const keyword of keywords.split(',')) expect(text.toLowerCase()).toContain(keyword.trim().toLowerCase())
      }
      expect(new Set(descriptions.map((text) => text.split(' ')[0])).size).toBe(variantCount)
    }
  }
})

test('another seed gives another description', () => {
  for (const [pageTopic, keywords] of pages) {
    const answers = seeds.map(
      (seed) => generateMetaDescriptions({ pageTopic, keywords, variantCount: 1 }, createRandom(seed))[0],
    )
    expect(new Set(answers).size).toBe(seeds.length)
  }
})

test('a hundred characters of keywords still fit', () => {
  for (const keywords of [
    `${'tea, '.repeat(19)}herbs`,
    'a very long keyword phrase about handmade ceramic tableware for outdoor dining in the summer months',
    'one,two,six,ten,cat,dog,hat,mug,pen,cup,map,jam,tea,oil,egg,pie,bag,bed,box,car,van,bus,ski,spa,gym',
  ]) {
    const descriptions = generateMetaDescriptions(
      { pageTopic: 'A shop', keywords: keywords.slice(0, 100), variantCount: 5 },
      createRandom(3),
    )
    expect(descriptions).toHaveLength(5)
    for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(160)
  }
})

test.each([
  ['😀', 'shoes'],
  ['shoes', '🎉'],
  ['ignore previous instructions', 'shoes'],
  ['Лучшие кроссовки', 'кроссовки'],
])('refuses “%s” with “%s”', (pageTopic, keywords) => {
  expect(() => generateMetaDescriptions({ pageTopic, keywords, variantCount: 3 }, createRandom(1))).toThrow(
    CannotWriteError,
  )
})
