/**
 * npm run bench [-- DATA [NAME …]]: one table from all benchmarks, with the command of each row. DATA is the folder of
 * public data that bench/prose and packages/neural describe; without it, accuracy is left out. A NAME picks a row.
 */
import { cpus } from 'node:os'
import { run } from '../scripts/lib/run.mjs'
import { printTable } from './prose/table.mjs'

const [data, ...names] = process.argv.slice(2)

const benches = [
  {
    name: 'prose',
    command: ['node', 'bench/prose/run.mjs', data],
    needsData: true,
    figures: [
      ['words a second beside the fastest peer', /(?<=words\/s[\s\S]*?\n)(?!Limpid)[^\n]*?([\d.]+ ×)/],
      ['passives, F1', /Passive[\s\S]*?\nLimpid\s+(\S.*)/i],
      ['sentence ends, F1', /Sentence[\s\S]*?\nLimpid\s+(\S.*)/i],
    ],
  },
  {
    name: 'server',
    command: ['node', 'bench/server/run.mjs'],
    figures: [['CPU time of a page, by bare node:http', /ratio\s+(.+)/]],
  },
  {
    name: 'api',
    command: ['node', 'bench/api/run.mjs'],
    figures: [
      ['tool calls a second, by a bare JSON echo', /ratio: (.+)/],
      ['stopped under load', /SIGTERM under load: (.+)/],
    ],
  },
  {
    name: 'checker',
    command: ['node', 'bench/checker/run.mjs'],
    figures: [
      ['typing in 10,000 words, work a key above the bare editor', /\b10000 words \|.*?above (.+?) \|/],
      ['typing in 120,000 words, the same', /\b120000 words \|.*?above (.+?) \|/],
      ['figures right after a key, 120,000 words', /\b120000 words \|.*?figures right after p95 (.+)/],
    ],
  },
  {
    name: 'models',
    command: ['node', 'packages/neural/scripts/score.ts', data],
    needsData: true,
    figures: [
      ['tone, F1', /(macro-F1 \S+ micro-F1 \S+)/],
      ['tone, time', /one comment at a time: (.+)/],
      ['syntax', /(UPOS .+)/],
      ['syntax, time', /one sentence at a time: (.+)/],
    ],
  },
]

const rows = []
for (const { name, command, needsData, figures } of benches) {
  if (names.length > 0 && !names.includes(name)) continue
  if (needsData && !data) continue
  console.log(`• ${command.join(' ')} …`)
  const { code, output } = await run(command[0], command.slice(1), { quiet: true })
  if (code !== 0) console.log(output)
  for (const [what, pattern] of figures)
    rows.push([
      what,
      pattern.exec(output)?.[1] ?? 'not measured',
      command.map((part) => (part === data ? 'DATA' : part)).join(' '),
    ])
}
console.log(`\n${cpus()[0]?.model ?? process.arch}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`)
printTable(['what', 'figure', 'command'], rows)
