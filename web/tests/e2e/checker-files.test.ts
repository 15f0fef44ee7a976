import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../lib/browser.ts'
import { blocksOf, editorOf, openChecker, paste, selectAll } from '../lib/checker.ts'

openBrowser()

const menu = (page: Page) => page.getByText('Document', { exact: true })
const structure = (page: Page) =>
  editorOf(page).evaluate((root) =>
    [...root.children].map((block) =>
      block.matches('ul, ol')
        ? `${block.localName}(${[...block.querySelectorAll('li')].map((item) => item.textContent).join('|')})`
        : `${block.localName}(${block.textContent})`,
    ),
  )

async function open(page: Page, name: string, content: string | Buffer) {
  await page.getByLabel('Open a file', { exact: true }).setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })
}

async function save(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await menu(page).click()
  await page.getByRole('button', { name }).click()
  return download
}

test('opens and saves text, Markdown, HTML and Word, and refuses the rest in plain words', async () => {
  await using seen = await openChecker({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = seen
  await open(page, 'notes.txt', 'First.\r\n\r\nSecond.')
  await expect.poll(() => structure(page)).toEqual(['p(First.)', 'p(Second.)'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await editorOf(page).getByText('Welcome').waitFor()

  const markdown = '# Title\n\nSome **bold** text.\n\n- one\n- two'
  const parts = ['h1(Title)', 'p(Some bold text.)', 'ul(one|two)']
  await open(page, 'notes.md', markdown)
  await expect.poll(() => structure(page)).toEqual(parts)

  const asMarkdown = await save(page, 'Download as Markdown')
  expect(asMarkdown.suggestedFilename()).toBe('my-text.md')
  expect(readFileSync(await asMarkdown.path(), 'utf8').trim()).toBe(markdown)
  const html = readFileSync(await (await save(page, 'Download as HTML')).path(), 'utf8')
  expect(html).toMatch(/<h1[^>]*>.*Title.*<\/h1>/)
  expect(html).not.toMatch(/class=/)
  expect(readFileSync(await (await save(page, 'Download as Plain text')).path(), 'utf8')).toContain('Some bold text.')
  const word = readFileSync(await (await save(page, 'Download as Word')).path())

  await open(page, 'notes.txt', 'Something else.')
  await expect.poll(() => structure(page)).toEqual(['p(Something else.)'])
  await open(page, 'again.docx', word)
  await expect.poll(() => structure(page)).toEqual(parts)

  await menu(page).click()
  await page.getByRole('button', { name: 'Copy as rich text' }).click()
  await page.getByText('Copied with its formatting.').waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(copied).toContain('Title</')

  await open(page, 'photo.png', 'x')
  await page.getByRole('alert').getByText('Try .txt, .md or .docx').waitFor()
  await open(page, 'large.txt', Buffer.alloc(15 * 1024 * 1024 + 1, 'a '))
  await page.getByRole('alert').getByText('larger than 15 MB').waitFor()
  expect(seen.problems).toEqual([])
  await open(page, 'broken.docx', 'this is no Word file')
  await page.getByRole('alert').getByText('could not be read').waitFor()
  expect(await structure(page)).toEqual(parts)
})

test('a dropped file is opened', async () => {
  await using seen = await openChecker()
  await editorOf(seen.page).evaluate((root) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['Dropped.'], 'a.txt'))
    root.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => structure(seen.page)).toEqual(['p(Dropped.)'])
})

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<h1 style='mso-style-next:Normal'>Plan<o:p></o:p></h1>
<p class=MsoNormal style='font-size:22pt;color:red'>Some <b>bold</b> words.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>milk<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>bread<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>first<o:p></o:p></p></body></html>`
const docs = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;color:#000">Plan</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> words.</span></p><ul><li dir="ltr"><p role="presentation"><span>milk</span></p></li></ul></b>`
const web = `<div><h3 class="x">Plan</h3><p onclick="x()" style="color:red">Some <em>soft</em> words.</p><script>alert(1)</script><ol><li>milk</li></ol></div>`

test.each([
  ['Word', { 'text/html': word }, ['h1(Plan)', 'p(Some bold words.)', 'ul(milk|bread)', 'ol(first)'], 'bold'],
  ['Google Docs', { 'text/html': docs }, ['h2(Plan)', 'p(Bold words.)', 'ul(milk)'], 'Bold'],
  ['a web page', { 'text/html': web }, ['h3(Plan)', 'p(Some soft words.)', 'ol(milk)'], 'soft'],
  [
    'Markdown',
    { 'text/plain': '## Plan\n\nSome **bold** words.\n\n1. milk' },
    ['h2(Plan)', 'p(Some bold words.)', 'ol(milk)'],
    'bold',
  ],
])('a paste from %s keeps the structure and loses the junk', async (_name, data, expected, strong) => {
  await using seen = await openChecker()
  const { page } = seen
  await selectAll(page)
  await page.keyboard.press('Delete')
  await paste(page, data as Record<string, string>)
  await expect.poll(() => structure(page)).toEqual(expected)
  expect(await blocksOf(page).locator('strong, em').allTextContents()).toEqual([strong])
  expect(await editorOf(page).innerHTML()).not.toMatch(/mso|color|font-size|script|onclick/i)
})
