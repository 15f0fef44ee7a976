import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const bench = fileURLToPath(new URL('..', import.meta.url))
const folder = new URL('peers/', import.meta.url)

/** The peers are no dependency of the project: they are fetched, without their scripts, when first needed. */
export function installPeers() {
  if (existsSync(`${bench}/node_modules`)) return
  console.log('Installing the peers …')
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: bench,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * One file for each peer. It exports its `name` and what it can do: analyze(text), isPassive(text), lyAdverbs(text),
 * sentences(text), ease(text), countSyllables(word), or `command`, a program that reads a file.
 */
export async function loadPeers() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  const loaded = await Promise.all(files.map((file) => loadPeer(file)))
  const peers = loaded.filter((peer) => peer !== undefined)
  return peers.sort((first, second) => (first.name === 'limpid' ? -1 : second.name === 'limpid' ? 1 : 0))
}

async function loadPeer(file) {
  const path = fileURLToPath(new URL(file, folder))
  try {
    return { ...(await import(path)), path }
  } catch (error) {
    console.log(`${file} is left out: ${error.message.split('\n')[0]}`)
    return undefined
  }
}
