import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The site runs on the Node that npm installed; the machine's own Node only starts the set-up. */
const withLocalBinaries = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }

/** Runs a command and answers its exit code and, when `quiet`, what it printed. */
export function run(command, args, { cwd = root, quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...withLocalBinaries, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Runs a command in the foreground until it ends, passing on the signals that would stop it. */
export function become(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: { ...withLocalBinaries, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export async function step(title, work) {
  const start = Date.now()
  process.stdout.write(`• ${title} …\n`)
  const { code, output } = await work()
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  if (code !== 0) {
    if (output) process.stdout.write(`${output}\n`)
    console.error(`✗ ${title} failed after ${seconds} s`)
    process.exit(code)
  }
  console.log(`✓ ${title} (${seconds} s)`)
}
