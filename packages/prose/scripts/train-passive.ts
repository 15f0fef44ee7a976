/**
 * Learns which participles after "be" and "get" are passives. Fits on train, reports on dev, writes data/passive-weights.json.
 * usage: node scripts/train-passive.ts UD_EWT_FOLDER
 */
import { type LabelledSentence, readPassiveExamples } from './passive-examples.ts'
import { figures, fitTable, scoreWith, writeTable } from './weight-table.ts'

const OPTIONS = { epochs: 12, rate: 0.15, ridge: 0.5, lasso: 0.3 }
/** Weights are kept as whole numbers of this many to the unit. */
const SCALE = 40

const folder = process.argv[2]
if (!folder) throw new Error('usage: node scripts/train-passive.ts UD_EWT_FOLDER')
const train = readPassiveExamples(`${folder}/train.conllu`)
const table = fitTable(
  train.flatMap(({ candidates }) => candidates),
  OPTIONS,
  SCALE,
)

function report(name: string, sentences: readonly LabelledSentence[]): void {
  let hits = 0
  let found = 0
  let wanted = 0
  for (const { isPassive, candidates } of sentences) {
    const isFound = candidates.some(({ features }) => scoreWith(table, features) > 0)
    hits += Number(isFound && isPassive)
    found += Number(isFound)
    wanted += Number(isPassive)
  }
  console.log(`${name}: ${figures(hits, found, wanted)}`)
}
report('train', train)
report('dev', readPassiveExamples(`${folder}/dev.conllu`))

writeTable(
  'passive-weights',
  `Learned by scripts/train-passive.ts from UD_English-EWT (CC BY-SA 4.0), train split; ${SCALE} to the unit.`,
  table,
)
