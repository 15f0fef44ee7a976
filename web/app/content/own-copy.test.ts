import { analyze } from '@limpid/prose'
import { findCliches } from '@limpid/prose/cliches'
import { expect, test } from 'vitest'
import { contact } from './contact.ts'
import { freeToolsIndex } from './free-tools-index.ts'
import { heroDemo } from './hero-demo.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { pricing } from './pricing.ts'
import { site } from './site.ts'
import { testimonials } from './testimonials.ts'
import { usageExamples } from './usage-examples.ts'

const markdown = import.meta.glob<string>('./**/*.md', { query: '?raw', import: 'default', eager: true })

/** Bad writing on show: earlier versions, quotations, words under discussion. Articles may hold it, we do not answer for it. */
const withoutShownWriting = (text: string) => text.replace(/“[^”]*”|\b_[^_]+_\b|`[^`]*`/g, 'this')

function proseOfMarkdown(text: string) {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(:::|before:|\||```)/.test(line))
    .map((line) => line.replace(/^(?:#+|-|\d+\.|after:|note:)\s+/, ''))
    .map((line) => line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', ''))
}

function proseOfObject(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(proseOfObject) : []
}

const copy: [name: string, paragraphs: string[]][] = [
  ...Object.entries(markdown).map(([path, text]): [string, string[]] => [path, proseOfMarkdown(text)]),
  ...Object.entries({
    contact,
    freeToolsIndex,
    clearNotice: heroDemo.clear,
    home,
    notFound,
    pricing,
    site,
    testimonials,
    usageExamples,
  }).map(([name, content]): [string, string[]] => [name, proseOfObject(content)]),
]

test.each(copy)('%s has no sentence that is very hard to read', (_name, paragraphs) => {
  const veryHard = paragraphs.flatMap((paragraph) =>
    analyze(paragraph)
      .sentences.filter((sentence) => sentence.difficulty === 'very-hard')
      .map((sentence) => paragraph.slice(sentence.start, sentence.end)),
  )
  expect(veryHard).toEqual([])
})

test.each(copy)('%s has no cliché of its own', (_name, paragraphs) => {
  expect(paragraphs.flatMap((text) => findCliches(withoutShownWriting(text)).map((found) => found.original))).toEqual(
    [],
  )
})

/** The one article whose good sentences are passive on purpose. */
const passiveOnPurpose = './blog/when-the-passive-is-right.md'

test.each(copy.filter(([name]) => name !== passiveOnPurpose))('%s names its doers', (_name, paragraphs) => {
  const passives = paragraphs.flatMap((paragraph) => {
    const text = withoutShownWriting(paragraph)
    return analyze(text)
      .findings.filter((finding) => finding.kind === 'passive')
      .map((finding) => text.slice(finding.start, finding.end))
  })
  expect(passives).toEqual([])
})
