// npm test: everything that must hold, on a fresh machine too. Ends in "N passed, N failed".
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureDebianPackages } from './lib/debian-packages.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, run, step } from './lib/run.mjs'

await ensureInstalled()
await ensureDebianPackages([
  { program: 'chromium', packages: ['chromium', 'fonts-liberation'] },
  { program: 'redis-server', packages: ['redis-server'] },
])
await step('Checking types, lint, boundaries and unused code', () => run('node', ['scripts/check.mjs']))
await ensureBuilt()

const reports = join(root, 'test-results')
mkdirSync(reports, { recursive: true })
let passed = 0
let failed = 0
for (const [title, config] of [
  ['Unit and contract tests', 'vitest.config.ts'],
  ['Hostile input', 'web/tests/vitest.hostile.config.ts'],
  ['Tests in the browser', 'web/tests/vitest.e2e.config.ts'],
]) {
  console.log(`• ${title} …`)
  const report = join(reports, `${config.replaceAll(/\W+/g, '-')}.json`)
  const { code } = await run('vitest', [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1 }
  passed += counts.numPassedTests
  failed += Math.max(counts.numFailedTests, code === 0 ? 0 : 1)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
