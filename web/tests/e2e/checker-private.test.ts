import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../lib/browser.ts'
import { editorOf, expectMarked, openChecker, openPanel, panelOf, paste, selectAll, write } from '../lib/checker.ts'

openBrowser()

const secrets = ['xylophone', 'quicksilver', 'marzipan']

/** Everything that the browser keeps for this site, as one string. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const parts = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      window.name,
      location.href,
    ]
    parts.push(JSON.stringify(history.state), JSON.stringify(await indexedDB.databases()))
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        parts.push(request.url)
        if (/\.(wasm|woff2)$/.test(request.url)) continue
        parts.push((await (await caches.match(request))?.text()) ?? '')
      }
    return parts.join('\n')
  })

const offlineReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations()
        return registrations.map(({ active }) => active?.state)
      }),
    )
    .toEqual(['activated', 'activated'])

test('nothing that is written leaves the page or is stored, through a whole visit', async () => {
  await using seen = await openChecker()
  const { page } = seen
  const sent: string[] = []
  page.context().on('request', (request) => {
    sent.push([request.method(), request.url(), request.postData(), JSON.stringify(request.headers())].join(' '))
  })
  page.on('websocket', (socket) => sent.push(`SOCKET ${socket.url()}`))
  await write(page, `The ${secrets[0]} was softly played by nobody.`)
  await page.keyboard.type(' More of it.')
  await openPanel(page)
  await page.keyboard.press('End')
  await paste(page, { 'text/plain': `A ${secrets[1]} thought.` })
  await panelOf(page).getByRole('checkbox', { name: 'Grammar' }).check()
  await panelOf(page).getByText('It reads as you write').waitFor({ timeout: 50_000 })
  await offlineReady(page)
  expect(await everythingStored(page)).not.toMatch(new RegExp(secrets.join('|')))
  await page
    .getByLabel('Open a file', { exact: true })
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(`Some ${secrets[2]}, softly eaten.`) })
  await expectMarked(page, 'adverb', ['softly'])
  await page.waitForTimeout(600)
  const stored = await everythingStored(page)
  expect(stored).not.toMatch(new RegExp(secrets.join('|')))
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])

  await page.reload()
  await editorOf(page).getByText('Welcome').waitFor()
  expect(await editorOf(page).textContent()).not.toContain(secrets[2])
  expect(sent.length).toBeGreaterThan(0)
  for (const request of sent) {
    expect(request).toMatch(/^GET /)
    expect(request).not.toMatch(new RegExp(secrets.join('|'), 'i'))
  }
  expect(new Set(sent.map((request) => new URL(request.split(' ')[1] ?? '').host)).size).toBe(1)
})

test('the draft is kept only while the visitor wants it', async () => {
  await using seen = await openChecker()
  const { page } = seen
  const menu = page.getByText('Document', { exact: true })
  const keep = page.getByLabel('Keep my draft in this browser')
  await write(page, `A ${secrets[0]}.`)
  await menu.click()
  expect(await keep.isChecked()).toBe(false)
  await keep.check()
  await editorOf(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' And more.')
  await page.reload()
  await editorOf(page).getByText(`A ${secrets[0]}. And more.`).waitFor()
  await menu.click()
  expect(await keep.isChecked()).toBe(true)
  await keep.uncheck()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await editorOf(page).getByText('Welcome').waitFor()
})

test('once opened, the checker works without a connection', async () => {
  await using seen = await openChecker()
  const { page } = seen
  await offlineReady(page)
  await page.context().setOffline(true)
  await page.reload()
  await editorOf(page).getByText('Welcome').waitFor()
  await write(page, 'She softly closed it.')
  await expectMarked(page, 'adverb', ['softly'])
  await selectAll(page)
  await page.keyboard.press('Delete')
  await paste(page, { 'text/plain': '# Title\n\nSome **bold** text.' })
  await editorOf(page).locator('h1').getByText('Title').waitFor()
  const download = page.waitForEvent('download')
  await page.getByText('Document', { exact: true }).click()
  await page.getByRole('button', { name: 'Download as Word' }).click()
  expect((await download).suggestedFilename()).toBe('my-text.docx')
})
