// npm run bench:api: word frequency on 200 words through the whole pipeline, next to a bare node:http echo.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { load } from './load.mjs'

const connections = 50
const seconds = Number(process.argv[2] ?? 3)
const rounds = 3

await ensureInstalled()
await ensureBuilt()

const words = 'the river was quiet that morning and nobody in the town had seen the boat leave its place by'.split(' ')
const text = Array.from({ length: 200 }, (_, index) => words[index % words.length]).join(' ')
const body = JSON.stringify({ text })

/** Every request from another address, as ten uses a day are soon spent. */
let requests = 0
function nextRequest() {
  requests += 1
  const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
  return `POST /api/free-tools/word-frequency HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

function start(script, variables = {}) {
  const node = join(root, 'node_modules/.bin/node')
  const child = spawn(node, [join(root, script)], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    child.stdout.on('data', (data) => {
      const port = /ready at http:\S+:(\d+)/.exec(String(data))?.[1]
      if (port) resolve({ child, port: Number(port) })
    })
  })
}

const folder = mkdtempSync(join(tmpdir(), 'limpid-bench-'))
const echo = await start('bench/api/echo.mjs')
const site = await start('web/build/app/main.js', { DATA_DIR: folder })
const measure = (port, time = seconds) => load({ port, connections, seconds: time, nextRequest })
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

await measure(echo.port, 1)
await measure(site.port, 1)
const results = { echo: [], site: [] }
for (let round = 0; round < rounds; round += 1) {
  results.echo.push(await measure(echo.port))
  results.site.push(await measure(site.port))
}
for (const [name, runs] of Object.entries(results)) {
  const rate = median(runs.map(({ perSecond }) => perSecond))
  const p99 = median(runs.map((run) => run.p99))
  console.log(
    `${name}: ${Math.round(rate)} requests a second, p99 ${p99.toFixed(1)} ms, ${JSON.stringify(runs[0].statuses)}`,
  )
}
const ratio =
  median(results.site.map(({ perSecond }) => perSecond)) / median(results.echo.map(({ perSecond }) => perSecond))
console.log(`ratio: ${ratio.toFixed(2)} × the bare echo (wanted: at least 0.5)`)

const stopping = load({
  port: site.port,
  connections,
  seconds: 5,
  nextRequest,
  onTick: () => setTimeout(() => site.child.kill('SIGTERM'), 1000),
})
const code = new Promise((resolve) => site.child.on('exit', resolve))
const { statuses, lost } = await stopping
console.log(`SIGTERM under load: ${JSON.stringify(statuses)}, ${lost} lost, exit code ${await code}`)
echo.child.kill()
rmSync(folder, { recursive: true, force: true })
