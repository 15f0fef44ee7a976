// npm run bench:api: word frequency on 200 words through the whole pipeline, next to a bare node:http echo, in one run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../lib/child.mjs'
import { cpuMilliseconds } from '../lib/load.mjs'
import { load } from './load.mjs'

const connections = 50
const seconds = Number(process.env.SECONDS ?? 3)
const rounds = 5

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

async function measure({ pid, port }, time = seconds) {
  const before = cpuMilliseconds(pid)
  const result = await load({ port, connections, seconds: time, nextRequest })
  const answered = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
  return { ...result, cpu: ((cpuMilliseconds(pid) - before) * 1000) / answered }
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
const withPort = (server) => ({ ...server, port: Number(new URL(server.url).port) })

const folder = mkdtempSync(join(tmpdir(), 'limpid-bench-'))
const echo = withPort(await startServer(['bench/api/echo.mjs']))
const site = withPort(await startServer(['web/build/app/main.js'], { DATA_DIR: folder, TRUST_PROXY: '1' }))

await measure(echo)
await measure(site)
const results = { echo: [], site: [] }
for (let round = 0; round < rounds; round += 1) {
  results.echo.push(await measure(echo))
  results.site.push(await measure(site))
}
for (const [name, runs] of Object.entries(results)) {
  const [rate, p99, cpu] = ['perSecond', 'p99', 'cpu'].map((part) => median(runs.map((run) => run[part])))
  const statuses = Object.keys(Object.assign({}, ...runs.map((run) => run.statuses))).join(', ')
  console.log(
    `${name}: ${Math.round(rate)} requests a second, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(0)} µs of CPU, ${statuses}`,
  )
}
const [whole, bare] = [results.site, results.echo].map((runs) => median(runs.map(({ perSecond }) => perSecond)))
console.log(`ratio: ${(whole / bare).toFixed(2)} × the bare echo (at least 0.50 wanted)`)

const stopping = { port: site.port, connections, seconds: 5, nextRequest }
const { statuses, lost } = await load({ ...stopping, onTick: () => setTimeout(site.stop, 1000) })
console.log(`SIGTERM under load: ${JSON.stringify(statuses)}, ${lost} lost`)
echo.stop()
rmSync(folder, { recursive: true, force: true })
