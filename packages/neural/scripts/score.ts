/** Scores both models as they are shipped: node scripts/score.ts FOLDER, which holds goemotions/dev.tsv and ud-ewt/dev.conllu. */
import { scoreSyntax } from './score-syntax.ts'
import { scoreTone } from './score-tone.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node scripts/score.ts FOLDER (with goemotions/dev.tsv and ud-ewt/dev.conllu in it)')
  process.exit(1)
}
await scoreTone(`${folder}/goemotions/dev.tsv`)
await scoreSyntax(`${folder}/ud-ewt/dev.conllu`)
