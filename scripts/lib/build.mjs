import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, step } from './run.mjs'

const web = join(root, 'web')
const stamp = join(web, 'build/.limpid-built')
const sources = [
  'package-lock.json',
  'web/app',
  'web/server',
  'web/public',
  'web/package.json',
  'web/react-router.config.ts',
  'web/vite.config.ts',
  'web/vite.server.config.ts',
  'packages',
  'scripts',
]

/** Builds the site, once; again only when a source file changes. */
export async function ensureBuilt() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('Rendering every page', () => run('react-router', ['build'], { cwd: web, quiet: true }))
  await step('Bundling the server', () =>
    run('vite', ['build', '--config', 'vite.server.config.ts'], { cwd: web, quiet: true }),
  )
  await step('Finishing the files', () => run('node', [join(root, 'scripts/finish-build.ts')]))
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesBelow(join(root, source)))) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'build' && !entry.name.startsWith('.'))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort()
}
