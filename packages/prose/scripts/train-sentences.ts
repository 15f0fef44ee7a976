/**
 * Learns where sentences end from a treebank's paragraphs, and writes the weights of the splitter.
 * usage: node scripts/train-sentences.ts FOLDER   (with train.conllu and dev.conllu of UD English-EWT)
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { describeGap, MOST_FEATURES, WEIGHT_COUNT } from '../src/tokenize/boundary-features.ts'
import { judgeGap } from '../src/tokenize/gap.ts'
import { encodeWeights } from '../src/tokenize/packed-weights.ts'
import { SentenceSoFar } from '../src/tokenize/sentence-so-far.ts'
import { tokenize } from '../src/tokenize/words.ts'
import { type Example, fit } from './logistic-regression.ts'
import { readParagraphs } from './treebank-paragraphs.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder that holds train.conllu')

function examplesOf(sentences: readonly string[]): Example[] {
  const text = sentences.join(' ')
  const ends = new Set<number>()
  let end = -1
  for (const sentence of sentences) {
    end += sentence.length + 1
    ends.add(end)
  }
  const examples: Example[] = []
  const tokens = tokenize(text)
  const sentence = new SentenceSoFar()
  const features = new Int32Array(MOST_FEATURES)
  for (let last = 0; last + 1 < tokens.length; last++) {
    sentence.readTo(text, tokens, last)
    const isEnd = ends.has(tokens[last]!.end)
    if (judgeGap(text, tokens, last, sentence) === 'in-doubt') {
      const count = describeGap(text, tokens, last, sentence, features)
      examples.push({ features: [...features.subarray(0, count)], label: isEnd })
    }
    if (isEnd) sentence.begin(last + 1)
  }
  return examples
}

const examples = readParagraphs(`${folder}/train.conllu`).flatMap(examplesOf)
const weights = fit(examples, WEIGHT_COUNT, { epochs: 12, rate: 0.1, ridge: 0.3, lasso: 0.8 })
const file = new URL('../data/sentence-weights.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(encodeWeights(weights))}\n`)
console.log(`${examples.length} gaps, ${weights.filter((weight) => weight !== 0).length} weights`)
console.log(readFileSync(file).length, 'bytes')
