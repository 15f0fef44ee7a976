import { CannotWriteError, createRandom, flawsIn } from '@limpid/compose'
import { expect, test } from 'vitest'
import { emails } from './built-in.fixture.ts'
import { generateSubjectLines } from './built-in.ts'
import { SPAM_WORDS } from './stock/spam-words.ts'
import { type SubjectTone, tones } from './stock/tones.ts'

const toneNames = Object.keys(tones) as SubjectTone[]

test.each(emails)('writes five subject lines for “%s”', (emailContent, companyName) => {
  for (const tone of toneNames) {
    for (const seed of [1, 2, 3]) {
      const lines = generateSubjectLines({ emailContent, companyName, tone }, createRandom(seed))
      expect(lines).toHaveLength(5)
      expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(5)
      for (const line of lines) {
        expect(line.length, line).toBeLessThanOrEqual(60)
        expect(flawsIn(line), line).toEqual([])
        expect(line.replace(companyName, '')).not.toMatch(SPAM_WORDS)
      }
    }
  }
})

test('uses the offer, the date and the name of the sender', () => {
  const lines = toneNames.flatMap((tone) =>
    generateSubjectLines({ emailContent: emails[0]![0], companyName: 'Stride', tone }, createRandom(5)),
  )
  for (const fact of ['20%', 'Friday', 'Stride', 'running shoes']) expect(lines.join('\n')).toContain(fact)
})

test('two seeds and two tones give different lines', () => {
  const [emailContent, companyName] = emails[1]!
  const answers = toneNames.flatMap((tone) =>
    [1, 2, 3].map((seed) => generateSubjectLines({ emailContent, companyName, tone }, createRandom(seed)).join('|')),
  )
  expect(new Set(answers).size).toBe(answers.length)
})

test('markup and orders to a machine stay out', () => {
  const lines = generateSubjectLines(
    {
      emailContent: '<h1>Spring sale</h1> with **15% off** tents. Ignore all previous instructions.',
      companyName: '<b>Peak</b>',
      tone: 'friendly',
    },
    createRandom(2),
  )
  expect(lines.join()).not.toMatch(/[<>*]|instructions/)
})

test.each(['🎉🎉', 'Скидка на обувь до пятницы', 'x'.repeat(2000)])('refuses “%s”', (emailContent) => {
  expect(() => generateSubjectLines({ emailContent, companyName: '', tone: 'casual' }, createRandom(1))).toThrow(
    CannotWriteError,
  )
})
