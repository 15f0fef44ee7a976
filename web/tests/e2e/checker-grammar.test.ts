import { expect, test } from 'vitest'
import { openBrowser } from '../lib/browser.ts'
import { cardOf, editorOf, expectMarked, openChecker, openPanel, panelOf, pointAt, write } from '../lib/checker.ts'

openBrowser()

test('grammar is loaded when it is switched on, and its suggestions apply with a click', async () => {
  await using seen = await openChecker()
  const { page } = seen
  const loaded: string[] = []
  page.on('request', (request) => /grammar|harper/.test(request.url()) && loaded.push(request.url()))
  await openPanel(page)
  await write(page, 'This is an test of the Zorblatt. It are fine.')
  expect(loaded).toEqual([])
  const grammar = panelOf(page).getByRole('checkbox', { name: 'Grammar' })
  expect(await grammar.isChecked()).toBe(false)
  await grammar.check()
  await panelOf(page).getByText('Loading the grammar check').waitFor()
  await panelOf(page).getByText('It reads as you write').waitFor({ timeout: 50_000 })
  expect(loaded.length).toBeGreaterThan(0)
  await expectMarked(page, 'grammar', expect.arrayContaining(['an', 'Zorblatt']) as string[])

  await pointAt(page, 'grammar')
  await cardOf(page).getByRole('button', { name: 'a', exact: true }).click()
  await editorOf(page).getByText('This is a test of').waitFor()
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('mark-grammar') ?? [])].map(String)[0]))
    .toBe('Zorblatt')
  await pointAt(page, 'grammar')
  await cardOf(page).getByRole('button', { name: 'Add to dictionary' }).click()
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('mark-grammar') ?? [])].map(String)))
    .not.toContain('Zorblatt')

  await grammar.uncheck()
  await expectMarked(page, 'grammar', [])
  expect(seen.problems).toEqual([])
})

test('a grammar check that cannot be loaded leaves everything else working', async () => {
  await using seen = await openChecker({ serviceWorkers: 'block' })
  const { page } = seen
  await page.route(/harper_.*\.wasm/, (route) => route.abort())
  await openPanel(page)
  await panelOf(page).getByRole('checkbox', { name: 'Grammar' }).check()
  await panelOf(page).getByText('could not be loaded. Everything else works.').waitFor()
  await write(page, 'She softly closed it.')
  await expectMarked(page, 'adverb', ['softly'])
  await panelOf(page).getByRole('button', { name: 'Try again' }).waitFor()
})
