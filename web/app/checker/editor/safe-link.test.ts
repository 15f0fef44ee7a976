import { expect, test } from 'vitest'
import { completeLink, isSafeLink } from './safe-link.ts'

test.each(['https://limpid.example/a', 'http://limpid.example', 'mailto:ann@home.example', 'tel:+123'])(
  '%s is safe',
  (url) => {
    expect(isSafeLink(url)).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  'blob:x',
])('%s is refused', (url) => {
  expect(isSafeLink(completeLink(url))).toBe(false)
})

test('an address without its beginning is completed', () => {
  expect(completeLink(' limpid.example/blog ')).toBe('https://limpid.example/blog')
  expect(completeLink('ann@home.example')).toBe('mailto:ann@home.example')
})
