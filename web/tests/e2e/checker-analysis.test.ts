import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../lib/browser.ts'
import {
  blocksOf,
  cardOf,
  editorOf,
  expectMarked,
  marked,
  openChecker,
  openPanel,
  panelOf,
  paste,
  pointAt,
  selectAll,
  write,
} from '../lib/checker.ts'

openBrowser()

const figure = (page: Page, name: string) => panelOf(page).locator(`dt:text-is("${name}") + dd`).textContent()
const toggle = (page: Page, name: string) => panelOf(page).getByRole('checkbox', { name })
const styled = 'She softly closed it. The letter was written by Ann. Perhaps we will utilize it.'
const hard =
  'Those who had come down to the harbour that morning thought that the other passengers should walk to the station before the storm came.'

test('the panel opens and closes with its button, and its figures follow the text', async () => {
  await using seen = await openChecker()
  const { page } = seen
  expect(await panelOf(page).count()).toBe(0)
  await openPanel(page)
  const button = page.getByRole('button', { name: 'Close' })
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  for (const heading of ['Grade level', 'Mend this first', 'Marks', 'Figures', 'All findings'])
    await panelOf(page).getByRole('heading', { name: heading }).waitFor()
  await panelOf(page)
    .getByText(/of 100/)
    .waitFor()
  await write(page, 'We met at noon. It rained.')
  await expect.poll(() => figure(page, 'Words')).toBe('6')
  expect(await figure(page, 'Sentences')).toBe('2')
  expect(await figure(page, 'Reading time')).toBe('2 sec')
  await panelOf(page).getByText('Nothing stands out').waitFor()
  await panelOf(page).getByText('The classic formulas').click()
  expect(Number(await figure(page, 'Flesch Reading Ease'))).toBeGreaterThan(100)
  await editorOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Then we left.')
  await expect.poll(() => figure(page, 'Words')).toBe('9')
  await write(page)
  await panelOf(page).getByText('Write or paste something').waitFor()
  await button.click()
  await panelOf(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'View Analysis' }).count()).toBe(1)
  expect(seen.problems).toEqual([])
})

test('each switch hides its own marks; writing style is the parent of three', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await openPanel(page)
  await write(page, styled, hard)
  await expectMarked(page, 'adverb', ['softly'])
  await expectMarked(page, 'passive', ['was written'])
  await expectMarked(page, 'qualifier', ['Perhaps'])
  await expectMarked(page, 'complex', ['utilize'])
  await expectMarked(page, 'hard', [hard])
  await panelOf(page).getByText('1at most').first().waitFor()

  await toggle(page, 'Adverbs').uncheck()
  await expectMarked(page, 'adverb', [])
  expect(await toggle(page, 'Writing style').isChecked()).toBe(true)
  await expectMarked(page, 'passive', ['was written'])
  await toggle(page, 'Writing style').uncheck()
  for (const name of ['Adverbs', 'Passive voice', 'Qualifiers'])
    expect(await toggle(page, name).isChecked()).toBe(false)
  for (const kind of ['passive', 'qualifier', 'complex']) await expectMarked(page, kind, [])
  await expectMarked(page, 'hard', [hard])
  await toggle(page, 'Writing style').check()
  for (const name of ['Adverbs', 'Passive voice', 'Qualifiers']) expect(await toggle(page, name).isChecked()).toBe(true)
  await expectMarked(page, 'adverb', ['softly'])
  await toggle(page, 'Hard sentences').and(page.getByLabel(/^Hard/)).uncheck()
  await expectMarked(page, 'hard', [])

  await toggle(page, 'Hide all marks').check()
  await expectMarked(page, 'adverb', [])
  await toggle(page, 'Hide all marks').uncheck()
  await expectMarked(page, 'adverb', ['softly'])
  await expectMarked(page, 'hard', [])
})

test('a finding scrolls to its words and selects them; its fix is one step that Undo takes back', async () => {
  await using seen = await openChecker({ viewport: { width: 1200, height: 500 } })
  const { page } = seen
  const calm = Array.from({ length: 30 }, () => 'We met at noon and it rained.')
  await selectAll(page)
  await paste(page, { 'text/plain': [...calm, styled].join('\n\n') })
  await openPanel(page)
  const finding = panelOf(page).getByRole('listitem').filter({ hasText: 'Complex word' })
  await finding.getByRole('button', { name: 'utilize' }).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('utilize')
  const box = await blocksOf(page).last().boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(500)
  expect(await editorOf(page).evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.press('Control+.')
  await cardOf(page).getByRole('button', { name: 'use', exact: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await cardOf(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+.')
  await cardOf(page).getByRole('button', { name: 'use', exact: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await editorOf(page).getByText('we will use it.').waitFor()
  await page.keyboard.press('Control+z')
  await editorOf(page).getByText('we will utilize it.').waitFor()
  await finding.getByRole('button', { name: 'use', exact: true }).click()
  await editorOf(page).getByText('we will use it.').waitFor()
})

test('pointing at a mark explains it, offers a fix, and can silence it', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, `${styled} He softly left.`)
  await expectMarked(page, 'adverb', ['softly', 'softly'])
  await pointAt(page, 'adverb')
  await cardOf(page).getByText('see whether the sentence is stronger without it').waitFor()
  await cardOf(page).getByRole('button', { name: 'Leave it out' }).click()
  await editorOf(page).getByText('She closed it. The letter').waitFor()
  await page.keyboard.press('Control+z')
  await editorOf(page).getByText('She softly closed it. The letter').waitFor()
  await expectMarked(page, 'adverb', ['softly', 'softly'])

  await pointAt(page, 'adverb')
  await cardOf(page).getByRole('button', { name: 'Ignore' }).click()
  await expectMarked(page, 'adverb', [])
  await expectMarked(page, 'passive', ['was written'])
  await pointAt(page, 'passive')
  await page.keyboard.press('Escape')
  await cardOf(page).waitFor({ state: 'detached' })
  await pointAt(page, 'passive')
  await cardOf(page).getByRole('button', { name: 'Hide all of this kind' }).click()
  await expectMarked(page, 'passive', [])
})

test('marks stay on their words while typing, pasting, formatting and undoing', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, styled)
  await expectMarked(page, 'complex', ['utilize'])
  await page.keyboard.press('Home')
  const wrong: string[] = []
  const look = async () => {
    for (const [kind, word] of [
      ['complex', 'utilize'],
      ['adverb', 'softly'],
      ['passive', 'was written'],
    ] as const)
      for (const text of await marked(page, kind)) if (text !== word) wrong.push(`${kind}: ${text}`)
  }
  for (const key of 'Well then now. ') {
    await page.keyboard.type(key)
    await look()
  }
  await paste(page, { 'text/plain': 'A pasted part. ' })
  await look()
  await page.keyboard.press('Control+z')
  await look()
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+b')
  await look()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await look()
  expect(wrong).toEqual([])
  await expectMarked(page, 'complex', ['utilize'])
  await expectMarked(page, 'adverb', ['softly'])
  expect(await blocksOf(page).count()).toBe(2)
  expect(await editorOf(page).locator('mark, [class*=mark-]').count()).toBe(0)
})

test('quotations and code are left alone by the style rules', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, styled)
  await expectMarked(page, 'adverb', ['softly'])
  for (const type of ['code', 'quote']) {
    await page.getByLabel('Block type').selectOption(type)
    await expectMarked(page, 'adverb', [])
    await page.getByLabel('Block type').selectOption('paragraph')
    await expectMarked(page, 'adverb', ['softly'])
  }
})

test('a browser without highlights shows the marks on a layer of their own', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
  await page.reload()
  const box = page.locator('.mark-box-complex')
  await box.waitFor()
  const differs = () =>
    page.evaluate(() => {
      const [text] = [...document.querySelectorAll('.checker-text span')].filter((span) =>
        span.textContent?.includes('utilize'),
      )
      const node = text?.firstChild
      const start = node?.textContent?.indexOf('utilize') ?? 0
      const range = document.createRange()
      if (node) range.setStart(node, start)
      if (node) range.setEnd(node, start + 'utilize'.length)
      const word = range.getBoundingClientRect()
      const mark = document.querySelector('.mark-box-complex')?.getBoundingClientRect()
      return Math.abs(word.x - (mark?.x ?? 0)) + Math.abs(word.y - (mark?.y ?? 0))
    })
  expect(await differs()).toBeLessThan(2)
  await editorOf(page).getByText('Welcome').click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(differs).toBeLessThan(2)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(differs).toBeLessThan(2)
  expect(seen.problems).toEqual([])
})
