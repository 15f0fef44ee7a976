import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

test('paragraphs, bullets and numbers', () => {
  expect(parseMarkdown('One\nline.\n\n- a\n- b\n\n1. first\n2. second')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'bullets', items: ['a', 'b'] },
    { kind: 'numbers', items: ['first', 'second'] },
  ])
})

test('a list right after a line is a list', () => {
  expect(parseMarkdown('You need:\n- soil\n- water')).toEqual([
    { kind: 'paragraph', text: 'You need:' },
    { kind: 'bullets', items: ['soil', 'water'] },
  ])
})

test('HTML is text like any other', () => {
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ])
})
