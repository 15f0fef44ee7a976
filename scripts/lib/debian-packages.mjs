import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from './run.mjs'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
const isInstalled = (program) => folders.some((folder) => existsSync(join(folder, program)))

/** Installs missing programs where that is allowed (root on a Debian system); elsewhere it says what to install. */
export async function ensureDebianPackages(wanted) {
  const missing = wanted.filter(({ program }) => !isInstalled(program))
  if (missing.length === 0) return
  const packages = missing.flatMap((entry) => entry.packages)
  const allowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!allowed) {
    console.error(
      `The tests need ${missing.map((entry) => entry.program).join(' and ')}. On Debian: sudo apt-get install ${packages.join(' ')}`,
    )
    process.exit(1)
  }
  await step(`Installing ${packages.join(', ')}`, async () => {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  })
}
