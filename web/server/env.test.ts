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
  [{ METRICS_PORT: '-1' }, /^METRICS_PORT must be 0 or more/],
  [{ REDIS_GRACE_SECONDS: 'long' }, /^REDIS_GRACE_SECONDS must be a number/],
  [{ REDIS_URL: 'redis+sentinel://host' }, /^REDIS_URL must name the master, as in redis\+sentinel:[^(]+$/],
  [{ REDIS_URL: 'http://me:hunter2@host' }, /^REDIS_URL must be an address such as [^(]+$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal/],
])('a wrong value is named in one sentence: %o', (variables, sentence) => {
  expect(() => parseEnvironment(variables)).toThrow(sentence)
})

test.each([
  [{ LEMONSQUEEZY_API_KEY: 'key' }, /^LEMONSQUEEZY_API_KEY is set, so LEMONSQUEEZY_STORE_ID, .+ must be set too/],
  [{ TURNSTILE_SITE_KEY: 'key' }, /^TURNSTILE_SITE_KEY is set, so TURNSTILE_SECRET_KEY must be set too/],
])('half of a service stops the start: %o', (variables, sentence) => {
  expect(() => parseEnvironment(variables)).toThrow(sentence)
})

test('a whole service is taken', () => {
  const variables = {
    LEMONSQUEEZY_API_KEY: 'key',
    LEMONSQUEEZY_STORE_ID: '1',
    LEMONSQUEEZY_PRO_MONTHLY_VARIANT_ID: '2',
    LEMONSQUEEZY_PRO_YEARLY_VARIANT_ID: '3',
    LEMONSQUEEZY_PREMIUM_MONTHLY_VARIANT_ID: '4',
    LEMONSQUEEZY_PREMIUM_YEARLY_VARIANT_ID: '5',
  }
  expect(parseEnvironment(variables)).toMatchObject(variables)
})

test('the sentence about a wrong value never repeats a password', () => {
  expect(() => parseEnvironment({ SMTP_URL: 'http://me:hunter2@mail.example' })).toThrow(/^SMTP_URL must be/)
  expect(() => parseEnvironment({ SMTP_URL: 'http://me:hunter2@mail.example' })).not.toThrow(/hunter2/)
})
