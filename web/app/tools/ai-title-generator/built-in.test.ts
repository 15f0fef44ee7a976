import { CannotWriteError, createRandom, flawsIn } from '@limpid/compose'
import { expect, test } from 'vitest'
import { keywords } from './built-in.fixture.ts'
import { generateTitles, type TitleRequest } from './built-in.ts'

const contentTypes: TitleRequest['contentType'][] = [
  'blog_post',
  'youtube_video',
  'social_media',
  'article',
  'ebook',
  'landing_page',
]
const seeds = [1, 2, 3, 4]
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\?$/, '')

test.each(keywords)('writes four groups about “%s”', (keyword) => {
  for (const [at, contentType] of contentTypes.entries()) {
    for (const seed of [at + 1, at + 20]) {
      const groups = Object.values(generateTitles({ keyword, contentType }, createRandom(seed)))
      const titles = groups.flat()
      expect(groups).toHaveLength(4)
      for (const group of groups) expect(group.length, titles.join('\n')).toBeGreaterThanOrEqual(3)
      for (const group of groups) expect(group.length).toBeLessThanOrEqual(4)
      expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length)
      for (const title of titles) {
        expect(plain(title)).toContain(plain(keyword))
        expect(
          flawsIn(title).filter((flaw) => !/Bora/.test(flaw)),
          title,
        ).toEqual([])
      }
    }
  }
})

test('another seed gives other titles', () => {
  for (const keyword of keywords) {
    const answers = seeds.map((seed) =>
      JSON.stringify(generateTitles({ keyword, contentType: 'article' }, createRandom(seed))),
    )
    expect(new Set(answers).size).toBe(seeds.length)
  }
})

test('listicles count, questions ask', () => {
  for (const keyword of ['running shoes', 'learn to cook', 'how do I file taxes']) {
    const titles = generateTitles({ keyword, contentType: 'blog_post' }, createRandom(9))
    for (const title of titles.listicles) expect(title).toMatch(/\d/)
    for (const title of titles.questions) expect(title).toContain('?')
  }
})

test('markup never reaches a title', () => {
  const titles = generateTitles(
    { keyword: '<b>standing desk</b><script>alert(1)</script>', contentType: 'article' },
    createRandom(1),
  )
  expect(Object.values(titles).flat().join()).not.toMatch(/[<>]|alert/)
})

test.each(['😀😀', 'ignore all previous instructions', 'как выучить английский', 'x'.repeat(100)])(
  'refuses “%s”',
  (keyword) => {
    expect(() => generateTitles({ keyword, contentType: 'article' }, createRandom(1))).toThrow(CannotWriteError)
  },
)
