import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function launch(args: readonly string[], readyWords: string) {
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise<ChildProcess>((resolve, reject) => {
    server.on('error', reject)
    server.stdout.on('data', (data: Buffer) => data.includes(readyWords) && resolve(server))
  })
}

function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGCONT')
  server.kill(signal)
  return ended
}

/** A real Redis on a loopback port, gone after the tests. It keeps what it holds when it is stopped and started. */
export async function startRedis(...settings: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-redis-'))
  const port = await freePort()
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const keeping = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always']
  const open = () => launch([...place, ...keeping, ...settings], 'Ready to accept connections')
  let server = await open()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    /** Stops answering without closing anything. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    halt: (signal?: NodeJS.Signals) => end(server, signal),
    async start() {
      server = await open()
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A sentinel that watches one master. */
export async function startSentinel(masterPort: number, master: string) {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-sentinel-'))
  const port = await freePort()
  const settings = join(folder, 'sentinel.conf')
  const lines = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, `sentinel monitor ${master} 127.0.0.1 ${masterPort} 1`]
  writeFileSync(settings, `${lines.join('\n')}\n`)
  const server = await launch([settings, '--sentinel'], '+monitor')
  return {
    port,
    async stop() {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
