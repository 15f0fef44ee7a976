import { expect, test } from 'vitest'
import { articleFor } from './article.ts'

test.each([
  'hour',
  'FAQ',
  'SEO plan',
  'MBA',
  'honest answer',
  '8-week plan',
  '18-month lease',
  'X-ray',
  'iPhone',
  'umbrella',
  'heir',
  'HTML page',
  'unimportant detail',
  'AI model',
])('an %s', (phrase) => expect(articleFor(phrase)).toBe('an'))

test.each([
  'university',
  'one-off',
  'unit',
  'European city',
  'US company',
  'URL',
  'user',
  'SaaS tool',
  'NASA mission',
  'ukulele',
  'yoga mat',
  'HIIT class',
  'house',
  '100-day plan',
  'unique idea',
])('a %s', (phrase) => expect(articleFor(phrase)).toBe('a'))
