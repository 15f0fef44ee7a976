import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

const words = (text: string) => splitWords(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['I don’t think it’s hers.', ['I', 'do', 'n’t', 'think', 'it', '’s', 'hers', '.']],
  ["They couldn't've known.", ['They', 'could', "n't", "'ve", 'known', '.']],
  ['You cannot go, dont ask!', ['You', 'can', 'not', 'go', ',', 'do', 'nt', 'ask', '!']],
  ["the dogs' owner", ['the', 'dogs', "'", 'owner']],
  ['a well-known co-worker', ['a', 'well', '-', 'known', 'co-worker']],
  ['Mr. Smith of the U.S. came at 5:30pm.', ['Mr.', 'Smith', 'of', 'the', 'U.S.', 'came', 'at', '5:30', 'pm', '.']],
  ['It cost $1,200.50 (20%)...', ['It', 'cost', '$', '1,200.50', '(', '20', '%', ')', '...']],
  ['See https://example.com/a?b=1, ok?!', ['See', 'https://example.com/a?b=1', ',', 'ok', '?!']],
  ['write to me@example.org :)', ['write', 'to', 'me@example.org', ':)']],
  ['“Never,” she said — twice.', ['“', 'Never', ',', '”', 'she', 'said', '—', 'twice', '.']],
  ['Great 👍🏽👍🏽', ['Great', '👍🏽', '👍🏽']],
  ["rock 'n roll at 8 o'clock in the '90s", ['rock', "'n", 'roll', 'at', '8', "o'clock", 'in', 'the', "'90s"]],
  ['Tom and I. Then they left.', ['Tom', 'and', 'I', '.', 'Then', 'they', 'left', '.']],
])('%s', (text, wanted) => {
  expect(words(text)).toEqual(wanted)
})

test('every character but blanks belongs to exactly one word', () => {
  const text = 'Ünï​cødé… #tag @you 3/4 of it, “isn’t it?” \u{1F469}‍\u{1F680} end.'
  const spans = splitWords(text)
  let place = 0
  for (const { start, end } of spans) {
    expect(text.slice(place, start).trim()).toBe('')
    expect(end).toBeGreaterThan(start)
    place = end
  }
  expect(text.slice(place).trim()).toBe('')
})
