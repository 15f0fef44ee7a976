/** Prints every passive sentence of a CoNLL-U file with its rewrite: node scripts/read-rewrites.ts TREEBANK.conllu [agent] */
import { readFileSync } from 'node:fs'
import { findPassives } from '../src/find-passives.ts'
import { toActive } from '../src/to-active.ts'
import { parseConllu } from './parse-conllu.ts'

const [file, only] = process.argv.slice(2)
if (!file) throw new Error('Which treebank? Give the path of a .conllu file.')

for (const tree of parseConllu(readFileSync(file, 'utf8'))) {
  const passives = findPassives(tree)
  if (passives.length === 0 || (only === 'agent' && !passives.some((passive) => passive.hasAgent))) continue
  const { text, changed, notes } = toActive(tree)
  console.log(
    `- ${tree.text}\n${changed ? `+ ${text}` : '  (left as it is)'}${notes.map((note) => `\n  ${note}`).join('')}\n`,
  )
}
