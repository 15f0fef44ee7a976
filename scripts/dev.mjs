// npm run dev: pages and API in one process, reloaded as you edit.
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
become('node', ['server/dev.ts'], { cwd: new URL('../web/', import.meta.url).pathname })
