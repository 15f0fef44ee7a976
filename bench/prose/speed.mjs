import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printTable } from './table.mjs'

const measure = fileURLToPath(new URL('measure-one.mjs', import.meta.url))

const PATIENCE = 90

/** Words per second of CPU time, each peer in a process of its own, all on the same book in the same run. */
export async function speed(peers, data) {
  const book = longestBook(`${data}/books`)
  if (book === undefined) return console.log('No book in the data folder: speed is left out.')
  const rows = []
  for (const peer of peers.filter(({ analyze, command }) => analyze || command)) {
    rows.push({ name: peer.name, checks: peer.checks, ...measureIn(peer.path, book) })
  }
  const ours = rows[0].wordsPerSecond
  console.log(
    `\nSpeed on ${book.split('/').at(-1)}, ${rows[0].words} words, best of several rounds, CPU time of all threads\n`,
  )
  printTable(
    ['', 'what it checks', 'words/s', 'Limpid is', 'first 1,000 words'],
    rows.map(({ name, checks, wordsPerSecond, firstThousand }) => [
      name,
      checks,
      wordsPerSecond ? Math.round(wordsPerSecond).toLocaleString('en') : `not in ${PATIENCE} s`,
      wordsPerSecond ? `${(ours / wordsPerSecond).toFixed(1)} ×` : '',
      firstThousand === undefined ? '' : `${firstThousand.toFixed(1)} ms`,
    ]),
  )
}

/** A peer whose time grows faster than the text may never come back from a book. */
function measureIn(path, book) {
  try {
    return JSON.parse(
      execFileSync(process.execPath, [measure, path, book], { encoding: 'utf8', timeout: PATIENCE * 1000 }),
    )
  } catch {
    return { wordsPerSecond: undefined }
  }
}

function longestBook(folder) {
  if (!existsSync(folder)) return undefined
  const books = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  const paths = books.map((file) => `${folder}/${file}`)
  return paths.sort((first, second) => statSync(second).size - statSync(first).size)[0]
}
