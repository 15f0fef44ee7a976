import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A browser with two stages: the checker itself, and the same page with the bare editor in the checker's place. */
export async function openStages(url) {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags })
  const bareEditor = await bundleBareEditor()
  return {
    ours: () => openStage(browser, url),
    bare: () => openStage(browser, url, bareEditor),
    close: () => browser.close(),
  }
}

async function openStage(browser, url, bareEditor) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (bareEditor)
    await page.route('**/assets/entry.client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: bareEditor }),
    )
  await page.goto(`${url}/readability-checker`)
  await page.locator('.checker-text').waitFor()
  if (!bareEditor) {
    await page.getByRole('button', { name: 'View Analysis' }).click()
    await page.locator('#figures').waitFor()
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('HeapProfiler.enable')
  return { page, devtools, analyses: !bareEditor, close: () => context.close() }
}

async function bundleBareEditor() {
  const here = dirname(fileURLToPath(import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'limpid-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    root: here,
    resolve: { conditions: ['production'], alias: { '#app': join(here, '../../web/app') } },
    build: {
      outDir,
      lib: { entry: join(here, 'bare-editor.ts'), formats: ['es'], fileName: 'bare' },
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  return readFileSync(join(outDir, 'bare.js'), 'utf8')
}
