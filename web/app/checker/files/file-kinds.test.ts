import { expect, test } from 'vitest'
import { kindOfFile } from './file-kinds.ts'

test.each([
  ['essay.TXT', 'txt'],
  ['notes.md', 'md'],
  ['My report.final.docx', 'docx'],
])('%s opens as %s', (name, kind) => {
  expect(kindOfFile({ name, size: 10 })).toBe(kind)
})

test.each(['photo.png', 'old.doc', 'noextension'])('%s is refused with what to try instead', (name) => {
  expect(() => kindOfFile({ name, size: 10 })).toThrow(/\.txt, \.md or \.docx/)
})

test('15 MB is the most', () => {
  expect(kindOfFile({ name: 'a.txt', size: 15 * 1024 * 1024 })).toBe('txt')
  expect(() => kindOfFile({ name: 'a.txt', size: 15 * 1024 * 1024 + 1 })).toThrow(/larger than 15 MB/)
})
