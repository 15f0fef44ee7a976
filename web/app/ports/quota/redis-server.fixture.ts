import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** A real Redis on a loopback port, empty and gone after the tests. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-redis-'))
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server: ChildProcess = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.stdout?.on('data', (data: Buffer) => data.includes('Ready to accept connections') && resolve())
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => server.on('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
