import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'
import { blocksOf, cardOf, editorOf, openChecker, openPanel, panelOf, pointAt } from '../lib/checker.ts'

openBrowser()

test('without scripts the page explains the checker', async () => {
  await using seen = await visit('/readability-checker/', { javaScriptEnabled: false })
  const { page } = seen
  for (const heading of ['What it does', 'How grades work', 'The colors', 'Questions about the checker'])
    await page.getByRole('heading', { name: heading }).waitFor()
  await page.locator('noscript p').waitFor()
  expect(await page.getByText('Loading the editor…').isVisible()).toBe(false)
  expect(await page.locator('footer').count()).toBe(0)
  await page.getByText('Where does my text go?').click()
  await page.getByText('you will see no request that carries your words').waitFor()
})

test('an overlay shows while the editor loads, then the editor takes over', async () => {
  await using seen = await visit('/free-tools')
  const { page } = seen
  let deliver: (() => void) | undefined
  await page.route('**/assets/checker.island-*.js', async (route) => {
    await new Promise<void>((resolve) => {
      deliver = resolve
    })
    await route.continue()
  })
  await page.goto('/readability-checker', { waitUntil: 'commit' })
  await page.getByRole('status').getByText('Loading the editor…').waitFor()
  expect(await editorOf(page).count()).toBe(0)
  await expect.poll(() => deliver).toBeDefined()
  deliver?.()
  await editorOf(page).waitFor()
  expect(await page.getByText('Loading the editor…').count()).toBe(0)
  await page.getByRole('heading', { name: 'What it does' }).waitFor()
})

test('the editor starts with a sample in Arial at 15px, which the visitor can clear', async () => {
  await using seen = await openChecker()
  const { page } = seen
  expect(await page.getByLabel('Font size').inputValue()).toBe('15')
  expect(await page.getByLabel('Font family').inputValue()).toBe('Arial')
  const look = await editorOf(page).evaluate((element) => {
    const { fontSize, fontFamily } = getComputedStyle(element)
    return { fontSize, fontFamily }
  })
  expect(look).toEqual({ fontSize: '15px', fontFamily: expect.stringMatching(/^Arial/) })
  await page.getByText('Document', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear the text' }).click()
  await expect.poll(() => editorOf(page).textContent()).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await blocksOf(page).count()).toBe(5)
  expect(seen.problems).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing in %s, with panel, popup and card open',
  async (colorScheme) => {
    await using seen = await openChecker({ colorScheme })
    const { page } = seen
    await openPanel(page)
    await panelOf(page).getByText('All findings').waitFor()
    await pointAt(page, 'complex')
    await expectAccessible(page)
    await page.mouse.move(0, 0)
    await cardOf(page).waitFor({ state: 'detached' })
    await editorOf(page).click()
    await page.keyboard.press('Control+k')
    await page.getByRole('form', { name: 'Link' }).waitFor()
    await expectAccessible(page)
    expect(seen.problems).toEqual([])
  },
)

test('a phone keeps the button in reach and the text in sight', async () => {
  await using seen = await openChecker({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page } = seen
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const grade = page.getByText(/^Grade \d+$/)
  await grade.waitFor()
  expect((await grade.boundingBox())?.x).toBeGreaterThan(0)
  const view = await page.getByRole('button', { name: 'View Analysis' }).boundingBox()
  expect((view?.x ?? 999) + (view?.width ?? 0)).toBeLessThan(390)
  await page.getByText('Document', { exact: true }).click()
  expect((await page.getByRole('button', { name: 'Download as Word' }).boundingBox())?.x).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await openPanel(page)
  const sheet = await panelOf(page).boundingBox()
  expect(sheet?.y).toBeGreaterThan(300)
  await editorOf(page).getByText('Welcome').waitFor()
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox()
  expect((close?.x ?? 999) + (close?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('a fault in the panel leaves the text and the editor alone', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await page.evaluate(() => {
    Array.prototype.entries = () => {
      throw new Error('made to fail')
    }
  })
  await page.getByRole('button', { name: 'View Analysis' }).click()
  await page.getByText('Your text is safe, and you can go on writing.').waitFor()
  await editorOf(page).click()
  await page.keyboard.type('Still here. ')
  await editorOf(page).getByText('Still here.').waitFor()
  expect(seen.problems.join()).toContain('made to fail')
})
