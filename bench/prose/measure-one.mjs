/** Measures one peer on one book and prints a line of JSON. usage: node measure-one.mjs PEER.mjs BOOK.txt */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const SECONDS = 6
const MOST_ROUNDS = 25
const [path, book] = process.argv.slice(2)
const text = readFileSync(book, 'utf8')
const words = text.split(/\s+/).filter(Boolean).length
const peer = await import(path)

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** A program's own time, by the shell's clock. */
function timeCommand(command) {
  const { stderr } = spawnSync('bash', ['-c', `TIMEFORMAT="%U %S"; time ${command} "$1" > /dev/null 2>&1`, '-', book])
  const [user, system] = String(stderr).trim().split(/\s+/).map(Number)
  return user + system
}

async function timeOnce() {
  if (peer.command) return timeCommand(peer.command)
  const start = cpuSeconds()
  await peer.analyze(text)
  return cpuSeconds() - start
}

let firstThousand
if (peer.analyze) {
  const start = text.indexOf('\n\n', text.length >> 5)
  const sample = text
    .slice(start)
    .split(/(?<=\s)/)
    .slice(0, 1000)
    .join('')
  const begun = cpuSeconds()
  await peer.analyze(sample)
  firstThousand = (cpuSeconds() - begun) * 1000
}

let best = Number.POSITIVE_INFINITY
const until = performance.now() + SECONDS * 1000
for (let round = 0; round < MOST_ROUNDS && (round < 2 || performance.now() < until); round += 1) {
  best = Math.min(best, await timeOnce())
}
console.log(JSON.stringify({ words, wordsPerSecond: words / best, firstThousand }))
