// Writes the checker's service worker: its source with the list of the files that the page needs to open without a connection.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = new URL('../../web/app/checker/offline/service-worker.js', import.meta.url)

/** Large and asked for by few: kept by the worker when it is first used. */
const keptWhenUsed = /^(grammar\.worker|harper)/
/** The other way into a page, which the checker does not take. */
const neverUsed = /^hydrate-router/

export function writeCheckerServiceWorker(client: string) {
  const assets = join(client, 'assets')
  const page = readFileSync(join(client, 'readability-checker/index.html'), 'utf8')
  const island = readdirSync(assets).filter((name) => /^checker\.island-.*\.js$/.test(name))
  const files = [...namesNeeded(assets, [page, ...island])].sort().map((name) => `/assets/${name}`)
  const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12)
  const list = `self.checkerFiles = ${JSON.stringify({ version, files })}\n`
  writeFileSync(join(client, 'checker-service-worker.js'), list + readFileSync(source, 'utf8'))
}

/** Every built file that is named by the page or by a file that it needs. The entry names all islands, so it is not followed. */
function namesNeeded(assets: string, texts: readonly string[]) {
  const needed = new Set<string>()
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|woff2)\b/g)) {
      if (needed.has(name) || keptWhenUsed.test(name) || neverUsed.test(name) || !existsSync(join(assets, name)))
        continue
      needed.add(name)
      if (name.endsWith('.js') && !name.startsWith('entry.client')) follow(readFileSync(join(assets, name), 'utf8'))
    }
  }
  for (const text of texts) follow(text)
  return needed
}
