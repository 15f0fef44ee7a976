import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../lib/browser.ts'
import { editorOf, openChecker, paste, selectAll, write } from '../lib/checker.ts'

openBrowser()

const popup = (page: Page) => page.getByRole('form', { name: 'Link' })
const field = (page: Page) => page.getByLabel('Link address')
const link = (page: Page) => editorOf(page).locator('a')
const closed = (page: Page) => popup(page).waitFor({ state: 'detached' })

test('a link is made, checked, changed and removed', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, 'Read this.')
  await selectAll(page)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  expect(await field(page).inputValue()).toBe('https://')
  expect(await popup(page).getByRole('button', { name: 'Cancel' }).count()).toBe(1)
  expect(await popup(page).getByRole('button', { name: 'Remove Link' }).count()).toBe(0)

  const message = popup(page).getByText('Please enter a valid URL.')
  for (const wrong of ['', '   ', 'https://', ' https:// ', 'javascript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
    await field(page).fill(wrong)
    expect(await message.count()).toBe(0)
    await page.keyboard.press('Enter')
    await message.waitFor()
  }
  await field(page).fill('  https://limpid.example/a ')
  expect(await message.count()).toBe(0)
  await popup(page).getByRole('button', { name: 'Save' }).click()
  await closed(page)
  expect(await link(page).getAttribute('href')).toBe('https://limpid.example/a')
  expect(await page.getByRole('button', { name: 'Link', exact: true }).getAttribute('aria-pressed')).toBe('true')

  await link(page).click()
  await popup(page).waitFor()
  expect(await field(page).inputValue()).toBe('https://limpid.example/a')
  expect(await popup(page).getByRole('button', { name: 'Cancel' }).count()).toBe(0)
  await field(page).fill('ann@home.example')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await link(page).getAttribute('href')).toBe('mailto:ann@home.example')

  await link(page).click()
  await popup(page).getByRole('button', { name: 'Remove Link' }).click()
  await expect.poll(() => link(page).count()).toBe(0)
  await editorOf(page).getByText('Read this.').waitFor()
  expect(seen.problems).toEqual([])
})

test('Escape, Cancel and a click outside close it and make no link', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await write(page, 'Read this.')
  await selectAll(page)
  const leave: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => popup(page).getByRole('button', { name: 'Cancel' }).click(),
    () =>
      page
        .getByRole('link', { name: 'Free Tools' })
        .hover()
        .then(() => page.mouse.down()),
  ]
  for (const close of leave) {
    await editorOf(page).focus()
    await page.keyboard.press('Control+k')
    await popup(page).waitFor()
    await close()
    await closed(page)
  }
  await page.mouse.move(5, 400)
  await page.mouse.up()
  expect(await link(page).count()).toBe(0)
})

test('the popup moves with the window', async () => {
  await using seen = await openChecker({ viewport: { width: 1200, height: 800 } })
  const { page } = seen
  await editorOf(page).getByText('Welcome').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Control+k')
  const before = await popup(page).boundingBox()
  await page.setViewportSize({ width: 500, height: 800 })
  await expect.poll(async () => (await popup(page).boundingBox())?.x).not.toBe(before?.x)
  const after = await popup(page).boundingBox()
  expect((after?.x ?? 0) + (after?.width ?? 999)).toBeLessThanOrEqual(500)
})

test('an unsafe link that is pasted becomes plain text', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await selectAll(page)
  await paste(page, {
    'text/html': '<p>See <a href="javascript:alert(1)">here</a> and <a href="https://a.example/">there</a>.</p>',
  })
  await editorOf(page).getByText('there').waitFor()
  expect(await link(page).allInnerTexts()).toEqual(['there'])
})
