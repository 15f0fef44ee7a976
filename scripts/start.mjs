// npm start: installs, builds and serves the site, doing only what is not done yet.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
become('node', ['web/build/app/main.js'])
