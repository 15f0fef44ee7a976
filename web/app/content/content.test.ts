import { expect, test } from 'vitest'
import { liabilityCapDollars, moneyBackDays, noticeOfChangesDays, planNames, plans } from '#app/spec/plans.ts'
import { freeToolsIndex } from './free-tools-index.ts'
import { heroDemo } from './hero-demo.ts'
import { creditsPerMonth, usageExamples } from './usage-examples.ts'

const texts = import.meta.glob<string>('./**/*.md', { query: '?raw', import: 'default', eager: true })
const articles = Object.entries(texts).filter(([path]) => path.startsWith('./blog/'))
const terms = texts['./pages/terms-and-conditions.md'] ?? ''

const fact = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

test('there are at least seven articles', () => {
  expect(articles.length).toBeGreaterThanOrEqual(7)
})

test.each(articles)('%s says what it is', (_path, text) => {
  expect(fact(text, 'title')).not.toBe('')
  expect(fact(text, 'description').length).toBeGreaterThanOrEqual(120)
  expect(fact(text, 'description').length).toBeLessThanOrEqual(155)
  expect(fact(text, 'date')).toMatch(/^2026-\d\d-\d\d$/)
  expect(fact(text, 'tools')).not.toBe('')
  expect(Number(fact(text, 'minutes'))).toBe(Math.round(wordCount(text) / 200))
})

test.each(articles)('%s shows at least four sentences clearing up, and says why', (_path, text) => {
  const examples = text.match(/^:::example\nbefore: .+\nafter: .+\nnote: .+\n:::$/gm) ?? []
  expect(examples.length).toBeGreaterThanOrEqual(4)
  expect(text.match(/^:::example$/gm)).toHaveLength(examples.length)
})

test.each(articles)('%s leads to a tool and to another article', (path, text) => {
  const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '')
  const toArticles = links.filter((link) => link.startsWith('/blog/'))
  expect(links.some((link) => link === '/readability-checker' || link.startsWith('/free-tools/'))).toBe(true)
  expect(toArticles.length).toBeGreaterThan(0)
  for (const link of toArticles) expect(texts).toHaveProperty([`.${link}.md`])
  expect(toArticles).not.toContain(path.slice(1, -3))
})

test('the terms hold the same figures as the plans', () => {
  for (const name of planNames) {
    const { aiCredits, grammarCharacters, plagiarismWords, trashRetentionDays, supportHours } = plans[name]
    for (const amount of [aiCredits, grammarCharacters, plagiarismWords]) {
      expect(terms).toMatch(new RegExp(`\\| ${amount.toLocaleString('en-US')}\\s`))
    }
    expect(terms).toContain(`${trashRetentionDays} days on ${plans[name].name}`)
    expect(terms).toContain(`within ${supportHours} hours on ${plans[name].name}`)
  }
  expect(terms).toContain(`${moneyBackDays}-day money-back guarantee`)
  expect(terms).toContain(`${liabilityCapDollars} USD`)
  expect(terms).toContain(`${noticeOfChangesDays} days’ notice`)
})

test('every usage example fits its plan', () => {
  for (const example of usageExamples)
    expect(creditsPerMonth(example)).toBeLessThanOrEqual(plans[example.plan].aiCredits)
})

test('the index of tools answers four questions', () => {
  expect(freeToolsIndex.faq.items).toHaveLength(4)
})

test('the muddled notice on the home page is as muddled as it looks', () => {
  const kinds = heroDemo.muddled.map((segment) => segment.kind)
  expect(kinds).toEqual(expect.arrayContaining(['veryHard', 'qualifier', 'passive', 'adverb', 'complex']))
  expect(wordCount(heroDemo.muddled.map((segment) => segment.text).join(''))).toBeGreaterThanOrEqual(60)
})
