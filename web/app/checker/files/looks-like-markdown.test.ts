import { expect, test } from 'vitest'
import { looksLikeMarkdown } from './looks-like-markdown.ts'

test('headings, or two signs together, are Markdown', () => {
  expect(looksLikeMarkdown('# A title\n\nText.')).toBe(true)
  expect(looksLikeMarkdown('- one\n- two\n\nSee [this](https://limpid.example).')).toBe(true)
})

test.each(['He said - and I agree - no.', '5 * 3 * 2', 'Ranked #1 in town.', '- a lone dash', '**very** loud'])(
  '%s is plain writing',
  (text) => {
    expect(looksLikeMarkdown(text)).toBe(false)
  },
)
