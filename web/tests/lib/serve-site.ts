import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** Starts the built site on a free port with a data folder of its own, for all browser tests together. */
export default async function serveSite(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'limpid-test-'))
  const { server, url } = await startServer({ DATA_DIR: dataFolder })
  project.provide('siteUrl', url)
  return async () => {
    await stop(server)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Answers once the server has printed its address. */
export function startServer(variables: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const main = fileURLToPath(new URL('../../build/app/main.js', import.meta.url))
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (data) => {
      output += data
      const url = /ready at (http:\S+)/.exec(output)?.[1]
      if (url) resolve({ server, url })
    })
    server.on('exit', (code) => reject(new Error(`The server ended with code ${code}: ${output}`)))
  })
}

function stop(server: ChildProcess) {
  return new Promise<void>((resolve) => {
    server.on('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
