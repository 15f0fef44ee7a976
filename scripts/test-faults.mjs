// npm run test:faults: what happens when processes are killed, disks fill up and services go away. Loopback only.
import { ensureBuilt } from './lib/build.mjs'
import { ensureDebianPackages } from './lib/debian-packages.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await ensureDebianPackages([
  { program: 'redis-server', packages: ['redis-server'] },
  { program: 'nginx', packages: ['nginx-light'] },
])
await ensureBuilt()
const { code } = await run('vitest', ['run', '--config', 'web/tests/vitest.faults.config.ts', ...process.argv.slice(2)])
process.exit(code)
