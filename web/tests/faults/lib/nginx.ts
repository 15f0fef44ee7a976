import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#app/ports/redis/redis-server.fixture.ts'
import { afterwards, temporaryFolder } from './site.ts'

const settings = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')

/** The proxy of deploy/, as a child process on a loopback port in front of these ports. */
export async function startNginx(ports: readonly number[]) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const servers = ports.map((each) => `server 127.0.0.1:${each} fail_timeout=2s;`).join('\n')
  const own = settings
    .replace(/(?:\s*server app-\d:3000[^;]*;)+/, `\n${servers}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('access_log off;', `access_log off;\n${temporaryPaths(folder)}`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, own)
  const args = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;']
  const child = spawn('nginx', args, {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (data) => {
    complaints += data
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  afterwards(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return { url }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not start: ${complaints}`)
}

function temporaryPaths(folder: string) {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return names.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')
}
