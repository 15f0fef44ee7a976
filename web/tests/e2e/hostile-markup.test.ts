import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, visit } from '../lib/browser.ts'

openBrowser()

const markup = '<img src=x onerror="window.stolen=1"><svg onload="window.stolen=1"><script>window.stolen=1</script>'
const wasStolen = (page: Page) => page.evaluate(() => 'stolen' in window)
const healthy = (problems: readonly string[]) => problems.filter((problem) => !/status of 4\d\d/.test(problem))

async function fillAll(page: Page) {
  for (const field of await page.locator('main form :is(textarea, input[type=text], input[type=email])').all())
    if (await field.isVisible()) await field.fill(markup.slice(0, 95))
}

test.each(['word-frequency-analyzer', 'cliche-finder', 'email-response-generator', 'podcast-script-generator'])(
  '%s shows markup as text',
  async (slug) => {
    await using seen = await visit(`/free-tools/${slug}`)
    const { page } = seen
    await page.locator('[data-usage]').getByText('remaining').waitFor()
    await fillAll(page)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('button[type=submit]:enabled').click()
    await answered
    await page.getByRole('region', { name: 'Result' }).or(page.locator('form [role=alert]')).first().waitFor()
    expect(await wasStolen(page)).toBe(false)
    expect(await page.locator('main img[src=x], main svg[onload]').count()).toBe(0)
    await page.reload()
    expect(await wasStolen(page)).toBe(false)
    expect(healthy(seen.problems)).toEqual([])
  },
)

test('an answer in Markdown brings no markup and no script of its own', async () => {
  await using seen = await visit('/free-tools/ai-faq-generator')
  const { page } = seen
  const answer = `${markup}\n\n[here](javascript:window.stolen=1) **bold** <a href="javascript:window.stolen=1">there</a> ![x](x"onerror="window.stolen=1)`
  await page.route('**/api/free-tools/ai-faq-generator', (route) =>
    route.fulfill({ json: { faqs: [{ question: markup, answer }] } }),
  )
  await page.locator('[data-usage]').getByText('remaining').waitFor()
  await page.locator('main form input[type=text], main form textarea').first().fill('bread')
  await page.locator('button[type=submit]:enabled').click()
  const result = page.getByRole('region', { name: 'Result' })
  await result.locator('strong', { hasText: 'bold' }).waitFor()
  expect(await result.locator('a[href^="javascript:" i], img, script, svg[onload]').count()).toBe(0)
  expect(await wasStolen(page)).toBe(false)
  expect(seen.problems).toEqual([])
})

test('HTML that is pasted into the checker keeps its words and loses its teeth', async () => {
  await using seen = await visit('/readability-checker')
  const { page } = seen
  const editor = page.locator('[contenteditable=true]').first()
  await editor.click()
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `<p>Kept words ${markup} <a href="javascript:window.stolen=1">link</a><iframe src="https://evil.example"></iframe></p>`)
  await editor.getByText('Kept words').waitFor()
  expect(await editor.locator('img, svg, script, iframe, a[href^="javascript:" i]').count()).toBe(0)
  expect(await wasStolen(page)).toBe(false)
  // Chromium reports the handlers of a document that is only parsed, although nothing in it can run.
  const parsedOnly = /inline event handler|script-src-attr stopped inline/
  expect(seen.problems.filter((problem) => !parsedOnly.test(problem))).toEqual([])
})
