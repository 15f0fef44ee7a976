import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'

openBrowser()

test('a tool works as a plain form', async () => {
  await using seen = await visit('/free-tools/cliche-finder', { javaScriptEnabled: false })
  const { page } = seen
  await page.locator('textarea').fill('At the end of the day, plain words win.\nYes.')
  await page.getByRole('button', { name: 'Find Clichés' }).click()
  await page.getByRole('heading', { name: '“At the end of the day”' }).waitFor()
  expect(await page.locator('textarea').inputValue()).toContain('plain words win.')
  expect(await page.getByText('See the plans').count()).toBe(2)
})

test('a plain form that is blank comes back with the message', async () => {
  await using seen = await visit('/free-tools/word-frequency-analyzer', { javaScriptEnabled: false })
  await seen.page.locator('textarea').fill('   ')
  await seen.page.getByRole('button', { name: 'Analyze Frequency' }).click()
  await seen.page.getByText('Please enter some text to analyze.').waitFor()
})

test('the page that answers a plain form comes alive when scripts do run', async () => {
  await using seen = await visit('/free-tools/word-frequency-analyzer')
  const { page } = seen
  await page.evaluate(() => {
    const form = document.querySelector('form')
    const area = document.querySelector('textarea')
    if (area) area.value = 'one two two'
    HTMLFormElement.prototype.submit.call(form)
  })
  await page.getByText('66.67%').first().waitFor()
  await page.locator('.cloud-word').first().waitFor()
  await expectAccessible(page)
  expect(seen.problems).toEqual([])
})
