import { expect, test } from 'vitest'
import { capitalizeFirst, lowerFirst, naturalCase, titleCase } from './case.ts'

test('restores names and takes off headline capitals', () => {
  expect(naturalCase('Best Coffee Shops In Austin')).toBe('best coffee shops in Austin')
  expect(naturalCase('HOW TO COOK RICE')).toBe('how to cook rice')
  expect(naturalCase('moving to new york')).toBe('moving to New York')
  expect(naturalCase('seo for beginners')).toBe('SEO for beginners')
  expect(naturalCase('Notion')).toBe('Notion')
  expect(naturalCase('Coffee')).toBe('coffee')
  expect(naturalCase('Zalando returns')).toBe('Zalando returns')
})

test('writes headlines', () => {
  expect(titleCase('how to choose a standing desk in a hurry')).toBe('How to Choose a Standing Desk in a Hurry')
  expect(titleCase('standing desks: a guide to iPhone chargers')).toBe('Standing Desks: A Guide to iPhone Chargers')
  expect(titleCase('step-by-step SEO')).toBe('Step-by-Step SEO')
})

test('keeps names at the edges', () => {
  expect(lowerFirst('Paris in spring')).toBe('Paris in spring')
  expect(lowerFirst('Good shoes')).toBe('good shoes')
  expect(lowerFirst('SEO basics')).toBe('SEO basics')
  expect(capitalizeFirst('“good” shoes')).toBe('“Good” shoes')
  expect(capitalizeFirst('iPhone cases')).toBe('iPhone cases')
})
