import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersForEverything } from './security-headers.ts'

test('only an https site asks browsers to stay on https', () => {
  expect(headersForEverything('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
  expect(headersForEverything('https://limpid.test')).toHaveProperty('Strict-Transport-Security')
})

test('structured data is no script, so it gets no hash', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>')).not.toContain('sha256')
})

test('outside hosts appear only when they are configured', () => {
  expect(contentSecurityPolicy('')).toContain("frame-src 'none'")
  expect(contentSecurityPolicy('', { frameHosts: ['https://challenges.test'] })).toContain(
    'frame-src https://challenges.test',
  )
})
