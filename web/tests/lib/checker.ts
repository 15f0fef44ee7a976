import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './browser.ts'

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
export const blocksOf = (page: Page) => page.locator('.checker-text > *')
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Analysis' })
export const cardOf = (page: Page) => page.getByRole('dialog')

/** Opens the checker and waits for the sample to be marked, unless told that marks cannot be read here. */
export async function openChecker(options: BrowserContextOptions = {}) {
  const seen = await visit('/readability-checker', options)
  await editorOf(seen.page).getByText('Welcome to the readability checker').waitFor()
  return seen
}

export async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'View Analysis' }).click()
  await panelOf(page).waitFor()
}

/** Selects everything and types over it. Every item is a paragraph. */
export async function write(page: Page, ...paragraphs: string[]) {
  await editorOf(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.insertText(paragraph)
  }
}

export async function selectAll(page: Page) {
  await editorOf(page).focus()
  await page.keyboard.press('Control+a')
}

/** What a real paste brings: several kinds of data at once. */
export async function paste(page: Page, data: Record<string, string>) {
  await editorOf(page).evaluate((root, kinds) => {
    const clipboardData = new DataTransfer()
    for (const [kind, content] of Object.entries(kinds)) clipboardData.setData(kind, content)
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

const markedNow = (kind: string) =>
  [...(CSS.highlights.get(`mark-${kind}`) ?? [])]
    .map((range) => range as Range)
    .sort((a, b) => a.compareBoundaryPoints(Range.START_TO_START, b))
    .map((range) => range.toString())

/** The words under the marks of a kind, in reading order. */
export const marked = (page: Page, kind: string) => page.evaluate(markedNow, kind)

export async function expectMarked(page: Page, kind: string, words: string[]) {
  await expect.poll(() => marked(page, kind)).toEqual(words)
}

/** Moves the pointer onto the first mark of a kind. */
export async function pointAt(page: Page, kind: string) {
  const box = await page.evaluate((name) => {
    const [range] = CSS.highlights.get(`mark-${name}`) ?? []
    const { x, y, height } = (range as Range).getBoundingClientRect()
    return { x: x + 4, y: y + height / 2 }
  }, kind)
  await page.mouse.move(box.x, box.y)
  await cardOf(page).waitFor()
}
