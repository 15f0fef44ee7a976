import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'

const main = fileURLToPath(new URL('../../../build/app/main.js', import.meta.url))
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Done after the test, the last one first. */
export function afterwards(cleanUp: () => unknown) {
  cleanUps.push(cleanUp)
}

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-faults-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Site {
  url: string
  process: ChildProcess
  /** Ends the process as the kernel would, without a chance to tidy up. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  code: number | null
  output: string
  site?: Site
}

interface Options {
  variables: Record<string, string>
  nodeOptions?: readonly string[]
  user?: number
}

/** Starts the built site and answers when it is ready, or has given up. */
export function tryToStart({ variables, nodeOptions = [], user }: Options): Promise<Start> {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', TRUST_PROXY: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid: user,
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  afterwards(kill)
  let output = ''
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data
        const url = /ready at (http:\S+)/.exec(output)?.[1]
        if (url) resolve({ code: null, output, site: { url, process: child, kill } })
      })
    void ended.then((code) => resolve({ code, output }))
  })
}

export async function startSite(variables: Record<string, string>, nodeOptions?: readonly string[]): Promise<Site> {
  const { site, output } = await tryToStart({ variables, nodeOptions })
  if (!site) throw new Error(`The site did not start: ${output}`)
  return site
}

export interface Answer {
  status: number
  body: { error?: string; message?: string; remaining?: number }
  headers: Headers
}

/** Sends JSON and reads JSON; an answer of any other kind is an error. */
export async function ask(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] }
}

const text = 'The river was quiet and the boat was gone.'

/** One use of a tool that answers at once. */
export const takeUse = (site: Pick<Site, 'url'>, address = '10.0.0.1') =>
  ask(`${site.url}/api/free-tools/word-frequency`, { text }, { 'X-Forwarded-For': address })

export async function usesLeft(site: Pick<Site, 'url'>, address = '10.0.0.1') {
  const { body } = await ask(`${site.url}/api/free-tools/word-frequency/usage`, undefined, {
    'X-Forwarded-For': address,
  })
  return body.remaining ?? Number.NaN
}
