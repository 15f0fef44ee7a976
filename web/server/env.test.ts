import { expect, test } from 'vitest'
import { parseEnvironment } from './env.ts'

test('an empty environment is a working one', () => {
  const environment = parseEnvironment({})
  expect(environment.PORT).toBe(3000)
  expect(environment.DATA_DIR).toBe('./data')
  expect(environment.SITE_URL).toBe('http://localhost:3000')
})

test('an empty value counts as not set', () => {
  expect(parseEnvironment({ PORT: '', SITE_URL: '' }).PORT).toBe(3000)
})

test('the site address follows the port and loses its last slash', () => {
  expect(parseEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  expect(parseEnvironment({ SITE_URL: 'https://limpid.test/' }).SITE_URL).toBe('https://limpid.test')
})

test.each([
  [{ PORT: 'http' }, /^PORT must be a number \(it is "http"\)\.$/],
  [{ PORT: '70000' }, /^PORT must be at most 65535/],
  [{ SITE_URL: 'limpid' }, /^SITE_URL must be an address/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal/],
])('a wrong value is named in one sentence: %o', (variables, sentence) => {
  expect(() => parseEnvironment(variables)).toThrow(sentence)
})
