import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const words = Array.from({ length: 60 }, (_, index) => `word${String.fromCharCode(97 + (index % 26))}${index}`)
const text = `${'the '.repeat(12)}${'river '.repeat(9)}${'of '.repeat(5)}${words.join(' ')}`

test('counts, sorts, filters, draws and hands out the words', async () => {
  await using seen = await visit('/free-tools/word-frequency-analyzer', { acceptDownloads: true })
  const { page } = seen
  await page.getByText('10 of 10 free analyses remaining').waitFor()
  await page.locator('textarea').fill(text)
  await page.getByText(`${text.length} / 10,000 characters`).waitFor()
  await page.locator('button[type=submit]:enabled').click()
  const result = page.getByRole('region', { name: 'Result' })
  const stats = await result.locator('dl').textContent()
  expect(stats).toBe('Total Words86Unique Words63Vocabulary Diversity73.26%')
  const firstRow = () => result.locator('tbody tr').first().locator('th, td').allTextContents()
  expect(await result.locator('tbody tr').count()).toBe(63)
  expect(await firstRow()).toEqual(['the', '12', '13.95%'])
  expect(await result.getByRole('heading', { name: 'Top 20 Most Frequent Words' }).count()).toBe(1)
  expect(await result.locator('section[aria-labelledby=bar-chart] li').count()).toBe(20)

  await result.getByRole('button', { name: 'Word', exact: true }).click()
  expect((await firstRow())[0]).toBe('of')
  expect(await result.locator('th[aria-sort=ascending]').textContent()).toBe('Word')

  const cloud = result.locator('.cloud-word')
  await cloud.first().waitFor()
  expect(await cloud.count()).toBe(50)
  await cloud.first().hover()
  await page.getByRole('tooltip').getByText('the: 12 occurrences').waitFor()
  await cloud.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tooltip').getByText('river: 9 occurrences').waitFor()
  await page.keyboard.press('Enter')
  expect(await result.getByPlaceholder('Filter the words…').inputValue()).toBe('river')
  await result.getByText('1 of 63 words').waitFor()
  await result.getByPlaceholder('Filter the words…').fill('')
  await expectAccessible(page)

  await result.getByRole('switch', { name: /Leave out common words/ }).check()
  await result.getByText('61 words', { exact: true }).waitFor()
  expect(await result.locator('dl').textContent()).toBe(stats)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const csv = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(csv[0]).toBe('\uFEFFWord,Occurrence,Percentage')
  expect(csv).toContain('river,9,10.47')
  expect(seen.problems).toEqual([])
})

test('the words of the cloud do not overlap', async () => {
  await using seen = await visit('/free-tools/word-frequency-analyzer')
  const { page } = seen
  await page.getByText('10 of 10 free analyses remaining').waitFor()
  await page.locator('textarea').fill(text)
  await page.locator('button[type=submit]:enabled').click()
  await page.locator('.cloud-word').first().waitFor()
  const hidden = await page.locator('.cloud-word').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        element.scrollIntoView({ block: 'center' })
        const box = element.getBoundingClientRect()
        const atMiddle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return width === 0 || height === 0 || left < 0 || top === -1 || atMiddle !== element
      })
      .map((element) => element.textContent),
  )
  expect(hidden).toEqual([])
})
