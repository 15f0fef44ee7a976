// npm run check: types, lint, import boundaries and unused code, all at once.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root, run } from './lib/run.mjs'

await ensureInstalled()
await run('react-router', ['typegen'], { cwd: join(root, 'web'), quiet: true })

const typed = ['web', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => /^tsconfig.*\.json$/.test(file))
    .map((file) => join(folder, file)),
)
const checks = [
  ...typed.map((config) => ({ name: `types (${config})`, command: ['tsc', '-p', config] })),
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=40', '.'] },
  { name: 'import boundaries', command: ['node', 'scripts/check-boundaries.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
]

const results = await Promise.all(
  checks.map(async ({ name, command: [program, ...args] }) => ({
    name,
    ...(await run(program, args, { quiet: true })),
  })),
)
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  if (code !== 0) console.log(output)
}
if (results.some(({ code }) => code !== 0)) process.exit(1)
