import { expect, test } from 'vitest'
import { openBrowser, visit } from '../lib/browser.ts'

openBrowser()

test('a dropdown works by mouse and keyboard, and closes on a click outside', async () => {
  await using seen = await visit('/free-tools/ai-title-generator')
  const { page } = seen
  const box = page.getByRole('combobox')
  const list = page.getByRole('listbox')
  await box.waitFor()
  expect(await list.isVisible()).toBe(false)
  await box.click()
  expect(await list.getByRole('option').count()).toBe(6)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await list.isVisible()).toBe(false)

  await box.click()
  await list.getByRole('option').nth(2).click()
  const third = await box.textContent()
  expect(await list.isVisible()).toBe(false)

  await box.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  expect(await box.textContent()).not.toBe(third)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(await page.locator('input[type=hidden][name=contentType]').inputValue()).toBe('blog_post')
  expect(seen.problems).toEqual([])
})
