// npm run audit [-- /path …]: Lighthouse on a phone for every route of the built site, and the bytes that each one loads.
import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { startServer } from '../bench/lib/child.mjs'
import { printTable } from '../bench/prose/table.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureDebianPackages } from './lib/debian-packages.mjs'
import { ensureInstalled } from './lib/install.mjs'

/** Scores out of 100 and kilobytes over the network; content pages ship no script. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const scriptBudgets = [
  { pages: /^\/readability-checker$/, kilobytes: 190 },
  { pages: /^\/(free-tools\/.+|pricing|contact-us)$/, kilobytes: 130 },
  { pages: /^\//, kilobytes: 0 },
]
/** Not meant to be found, so search engines are told to stay away. */
const hidden = ['/404', '/checkout-sandbox']

await ensureInstalled()
await ensureDebianPackages([{ program: 'chromium', packages: ['chromium', 'fonts-liberation'] }])
await ensureBuilt()
const site = await startServer(['web/build/app/main.js'])
const port = await freePort()
const chrome = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', `--remote-debugging-port=${port}`],
})

const given = process.argv.slice(2)
const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
const paths =
  given.length > 0 ? given : [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
const rows = []
let failures = 0
for (const path of paths.filter((each) => !hidden.includes(each))) {
  const { lhr } = await lighthouse(`${site.url}${path}`, { port, logLevel: 'silent', output: 'json' })
  const scores = Object.keys(wanted).map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100))
  const requests = lhr.audits['network-requests']?.details?.items ?? []
  const weigh = (items) => Math.round(items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024)
  const scripts = weigh(requests.filter(({ resourceType }) => resourceType === 'Script'))
  const budget = scriptBudgets.find(({ pages }) => pages.test(path))?.kilobytes ?? 0
  const fails = scripts > budget || Object.values(wanted).some((least, index) => scores[index] < least)
  if (fails) failures += 1
  rows.push([path, ...scores, `${scripts} of ${budget}`, weigh(requests), fails ? 'too little' : ''])
}
printTable(['route', ...Object.keys(wanted), 'script kB', 'all kB', ''], rows)
await chrome.close()
site.stop()
process.exit(failures > 0 ? 1 : 0)

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => resolve(free))
    })
  })
}
