import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createApp } from './app.ts'
import { parseEnvironment } from './env.ts'
import { createLog, type Log } from './observe/log.ts'
import type { Metrics } from './observe/metrics.ts'
import { type Ports, pickPorts } from './ports.ts'
import { createServerParts } from './server-parts.ts'

let addresses = 0
/** Every call another client, so that tests do not spend each other's uses. */
export const newAddress = () => {
  addresses += 1
  return `192.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

interface Observers {
  log?: Log
  metrics?: Metrics
  /** Changes what the app depends on before it is made. */
  adapt?: (ports: Ports) => void
}

/** The whole HTTP app on a data folder of its own, without a port. */
export async function createTestApp(variables: Record<string, string> = {}, observers: Observers = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-app-'))
  const environment = parseEnvironment({ DATA_DIR: folder, ...variables })
  const ports = await pickPorts(environment)
  observers.adapt?.(ports)
  const parts = createServerParts({
    environment,
    ports,
    log: observers.log ?? createLog('silent'),
    metrics: observers.metrics,
    files: new Map(),
    secret: 'a secret for tests alone',
  })
  const app = createApp(parts)
  afterAll(async () => {
    await ports.close()
    rmSync(folder, { recursive: true, force: true })
  })

  function send(path: string, init: RequestInit = {}, address = newAddress()) {
    return app.request(path, init, { incoming: { socket: { remoteAddress: address } } })
  }
  function post(tool: string, body: unknown, { address, headers }: { address?: string; headers?: HeadersInit } = {}) {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }
    return send(`/api/free-tools/${tool}`, init, address)
  }
  async function remaining(tool: string, address: string) {
    const response = await send(`/api/free-tools/${tool}/usage`, {}, address)
    return ((await response.json()) as { remaining: number }).remaining
  }
  return { app, parts, send, post, remaining }
}
