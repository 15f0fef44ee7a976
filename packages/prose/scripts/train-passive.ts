/**
 * Learns which participles after "be" and "get" are passives. Fits on train, reports on dev, writes data/passive-weights.json.
 * Further files in the same format, such as public texts parsed by the syntax model, count a part of what the treebank does:
 * their trees hold errors, but they show the judge words and subjects that the treebank lacks.
 * usage: node scripts/train-passive.ts UD_EWT_FOLDER [PARSED.conllu ...]
 */
import { type LabelledSentence, readPassiveExamples } from './passive-examples.ts'
import { figures, fitTable, scoreWith, writeTable } from './weight-table.ts'

const OPTIONS = { epochs: 12, rate: 0.15, ridge: 1, lasso: 0.5 }
/** A passive missed costs as much as a false alarm, and the model is shy: what is nearly one counts as one. */
const LENIENCY = 0.2
/** What an example counts whose tree was made by a parser. */
const PARSED_WEIGHT = 0.25
/** Weights are kept as whole numbers of this many to the unit. */
const SCALE = 20

const [folder, ...parsed] = process.argv.slice(2)
if (!folder) throw new Error('usage: node scripts/train-passive.ts UD_EWT_FOLDER [PARSED.conllu ...]')
const train = readPassiveExamples(`${folder}/train.conllu`)
const extra = parsed
  .flatMap((path) => readPassiveExamples(path))
  .flatMap(({ candidates }) => candidates.map((candidate) => ({ ...candidate, weight: PARSED_WEIGHT })))
const table = fitTable([...train.flatMap(({ candidates }) => candidates), ...extra], OPTIONS, SCALE)
table.bias += Math.round(LENIENCY * SCALE)

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

const sources = ['UD_English-EWT (CC BY-SA 4.0), train split']
if (parsed.length > 0) {
  sources.push(
    'OneStopEnglish (CC BY-SA 4.0), GoEmotions train (CC BY 4.0) and Pride and Prejudice, parsed by the syntax model',
  )
}
writeTable(
  'passive-weights',
  `Learned by scripts/train-passive.ts from ${sources.join('; ')}; ${SCALE} to the unit.`,
  table,
)
