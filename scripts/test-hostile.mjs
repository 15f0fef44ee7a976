// npm run test:hostile: what strangers may send to the built server. Loopback only.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const { code } = await run('vitest', [
  'run',
  '--config',
  'web/tests/vitest.hostile.config.ts',
  ...process.argv.slice(2),
])
process.exit(code)
