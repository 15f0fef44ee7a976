// npm run bench:server: CPU time per prerendered page, ours against bare node:http sending the same bytes, in one run.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../lib/child.mjs'
import { cpuMilliseconds, load } from '../lib/load.mjs'

const count = Number(process.env.REQUESTS ?? 20_000)
const path = '/about-us'
const headers = { 'Accept-Encoding': 'br' }

const ours = await startServer(['web/build/app/main.js'])
const page = await fetch(`${ours.url}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
const sample = join(mkdtempSync(join(tmpdir(), 'limpid-bench-')), 'page.json')
const compressed = await compressedPage(ours.url)
writeFileSync(sample, JSON.stringify({ headers: compressed.headers, body: compressed.body.toString('base64') }))
const bare = await startServer(['bench/server/bare-server.mjs', sample])

const measure = async ({ pid, url }) => {
  await load(`${url}${path}`, { count: count / 4, headers })
  const before = cpuMilliseconds(pid)
  const answers = await load(`${url}${path}`, { count, headers })
  if (answers.some(({ status }) => status !== 200)) throw new Error('A request failed')
  return ((cpuMilliseconds(pid) - before) * 1000) / count
}

const rounds = []
for (let round = 0; round < 3; round += 1) rounds.push({ bare: await measure(bare), ours: await measure(ours) })
const median = (name) => rounds.map((round) => round[name]).sort((a, b) => a - b)[1]
console.log(`page ${path}: ${page.headers.get('content-length')} bytes, ${compressed.body.length} in brotli`)
console.log(`bare node:http  ${median('bare').toFixed(1)} µs of CPU a page`)
console.log(`Limpid          ${median('ours').toFixed(1)} µs of CPU a page`)
console.log(`ratio           ${(median('ours') / median('bare')).toFixed(2)} (at most 1.50 wanted)`)
ours.stop()
bare.stop()

async function compressedPage(url) {
  const { get } = await import('node:http')
  return new Promise((resolve) => {
    get(`${url}${path}`, { headers }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const { date, connection, 'keep-alive': keepAlive, ...rest } = response.headers
        resolve({ headers: rest, body: Buffer.concat(parts) })
      })
    })
  })
}
