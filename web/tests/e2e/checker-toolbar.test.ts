import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../lib/browser.ts'
import { blocksOf, editorOf, openChecker, selectAll, write } from '../lib/checker.ts'

openBrowser()

const blockType = (page: Page) => page.getByLabel('Block type')
const shownType = (page: Page) =>
  blockType(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
const tagsOf = (page: Page) => blocksOf(page).evaluateAll((blocks) => blocks.map((block) => block.localName))
const pressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')
const html = (page: Page) => editorOf(page).innerHTML()

test('block types: each one, and a list type chosen again makes a paragraph', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, 'One line.')
  for (const [type, name, tag] of [
    ['h1', 'Heading 1', 'h1'],
    ['h2', 'Heading 2', 'h2'],
    ['h3', 'Heading 3', 'h3'],
    ['h4', 'Heading 4', 'h4'],
    ['h5', 'Heading 5', 'h5'],
    ['h6', 'Heading 6', 'h6'],
    ['quote', 'Quote', 'blockquote'],
    ['code', 'Code', 'code'],
    ['paragraph', 'Paragraph', 'p'],
    ['bullet', 'Bullet list', 'ul'],
    ['number', 'Numbered list', 'ol'],
  ] as const) {
    await blockType(page).selectOption(type)
    await expect.poll(() => tagsOf(page)).toEqual([tag])
    await expect.poll(() => shownType(page)).toBe(name)
  }
  await blockType(page).selectOption('number')
  await expect.poll(() => tagsOf(page)).toEqual(['p'])
  await blockType(page).selectOption('bullet')
  await expect.poll(() => tagsOf(page)).toEqual(['ul'])
  await blockType(page).selectOption('bullet')
  await expect.poll(() => tagsOf(page)).toEqual(['p'])
  await blockType(page).selectOption('bullet')
  await blockType(page).selectOption('h2')
  await expect.poll(() => tagsOf(page)).toEqual(['h2'])
  await editorOf(page).getByText('One line.').waitFor()
  expect(seen.problems).toEqual([])
})

test('formats and alignments are pressed where they hold, and follow the selection', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, 'First.', 'Second.')
  await page.keyboard.press('Shift+Home')
  for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough']) {
    expect(await pressed(page, name)).toBe('false')
    await page.getByRole('button', { name }).click()
    await expect.poll(() => pressed(page, name)).toBe('true')
  }
  for (const name of ['Align center', 'Align right', 'Align justify']) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => pressed(page, name)).toBe('true')
    expect(await pressed(page, 'Align left')).toBe('false')
  }
  expect(
    await blocksOf(page)
      .nth(1)
      .evaluate((block) => getComputedStyle(block).textAlign),
  ).toBe('justify')
  await blocksOf(page).nth(0).click()
  await expect.poll(() => pressed(page, 'Bold')).toBe('false')
  expect(await pressed(page, 'Align left')).toBe('true')
  await blocksOf(page).nth(1).click()
  await expect.poll(() => pressed(page, 'Bold')).toBe('true')

  await selectAll(page)
  await page.getByLabel('Font size').selectOption('24')
  await page.getByLabel('Font family').selectOption('Georgia')
  await expect.poll(() => html(page)).toMatch(/font-size: 24px;.*font-family: Georgia/)
  await expect.poll(() => page.getByLabel('Font size').inputValue()).toBe('24')
  await page.getByRole('button', { name: 'Clear formatting' }).click()
  await expect.poll(() => html(page)).not.toMatch(/font-size|font-family|<strong|<em/)
  expect(await page.getByLabel('Font size').inputValue()).toBe('15')
  expect(await pressed(page, 'Bold')).toBe('false')
  expect(await editorOf(page).textContent()).toBe('First.Second.')
})

test('undo, redo and the shortcuts', async () => {
  await using seen = await openChecker()
  const { page } = seen
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  await write(page, 'Before.')
  await selectAll(page)
  await page.keyboard.press('Control+b')
  await expect.poll(() => pressed(page, 'Bold')).toBe('true')
  await page.keyboard.press('Control+Shift+x')
  await expect.poll(() => pressed(page, 'Strikethrough')).toBe('true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pressed(page, 'Strikethrough')).toBe('false')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => pressed(page, 'Strikethrough')).toBe('true')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => pressed(page, 'Bold')).toBe('false')
})

test('one tab stop, arrow keys inside', async () => {
  await using seen = await openChecker()
  const { page } = seen
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const stops = page.getByRole('toolbar').locator(':is(button, select)[tabindex="0"]')
  expect(await stops.count()).toBe(1)
  await stops.focus()
  expect(await focused()).toBe('Block type')
  await page.keyboard.press('End')
  expect(await focused()).toBe('Clear formatting')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Block type')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('Align justify')
  expect(await stops.count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]'))).toBe(null)
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Align justify')
})
