import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, step } from './run.mjs'

const stamp = join(root, 'node_modules/.limpid-installed')

/** Installs what the lock file names, once; again only when the lock file changes. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Not `npm ci`: it stops when a mirror lacks the binaries of some platform that this machine is not.
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing packages', () => run('npm', ['install', ...quietly]))
  ensureRecentNode()
  writeFileSync(stamp, wanted)
}

function ensureRecentNode() {
  const bundled = existsSync(join(root, 'node_modules/.bin/node'))
  const major = Number(process.versions.node.split('.')[0])
  if (bundled || major >= 22) return
  console.error(`Limpid needs Node 22 or newer on this platform; this is Node ${process.versions.node}.`)
  process.exit(1)
}
