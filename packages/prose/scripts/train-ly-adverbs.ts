/**
 * Learns where "only", "early", "likely", "daily" and their like are adverbs. Fits on train, writes data/ly-weights.json.
 * usage: node scripts/train-ly-adverbs.ts UD_EWT_FOLDER
 */
import { mixedLyWords } from '../src/rules/adverbs/ly-adverbs.ts'
import { visitLyFeatures } from '../src/rules/adverbs/ly-features.ts'
import { readTreebank } from './conllu.ts'
import { asOneSentence } from './passive-examples.ts'
import { figures, fitTable, type NamedExample, scoreWith, writeTable } from './weight-table.ts'

const OPTIONS = { epochs: 30, rate: 0.15, ridge: 1, lasso: 0.2 }
const SCALE = 20

const folder = process.argv[2]
if (!folder) throw new Error('usage: node scripts/train-ly-adverbs.ts UD_EWT_FOLDER')

function examplesOf(split: string): NamedExample[] {
  const examples: NamedExample[] = []
  for (const { text, words } of readTreebank(`${folder}/${split}.conllu`)) {
    const sentence = asOneSentence(text)
    for (const { form, start, universalTag } of words) {
      if (!mixedLyWords.has(form.toLowerCase())) continue
      const at = sentence.tokens.findIndex((token) => token.start <= start && start < token.end)
      const features: string[] = []
      visitLyFeatures(sentence, at, (group, value) => features.push(`${group}=${value}`))
      examples.push({ features, label: universalTag === 'ADV' })
    }
  }
  return examples
}

const count = (examples: readonly unknown[]): number => examples.length
const train = examplesOf('train')
const table = fitTable(train, OPTIONS, SCALE)
for (const [name, examples] of [
  ['train', train],
  ['dev', examplesOf('dev')],
] as const) {
  const found = examples.filter(({ features }) => scoreWith(table, features) > 0)
  const wanted = examples.filter(({ label }) => label)
  console.log(`${name}: ${figures(count(found.filter(({ label }) => label)), count(found), count(wanted))}`)
}
writeTable(
  'ly-weights',
  `Learned by scripts/train-ly-adverbs.ts from UD_English-EWT (CC BY-SA 4.0), train split; ${SCALE} to the unit.`,
  table,
)
