import type { Tree, TreeToken } from '@limpid/voice'
import type { InferenceSession } from 'onnxruntime-node'
import inventory from '../models/syntax.json' with { type: 'json' }
import { batchesByLength } from './batches.ts'
import { maximumTree } from './maximum-tree.ts'
import { loadWordPieces, openSession, padded } from './session.ts'
import { END, START, type WordPieces } from './word-pieces.ts'
import { type Span, splitWords } from './words/split-words.ts'

export interface SyntaxModel {
  /** Tags and dependency trees of sentences, one tree for each, in order. */
  parse(sentences: readonly string[]): Promise<Tree[]>
  /** The same for sentences whose words are known already. */
  parseWords(sentences: readonly Sentence[]): Promise<Tree[]>
}

export interface Sentence {
  text: string
  words: readonly Span[]
}

/** What the model reads of one stretch of a sentence; word 0 is the start mark, which stands for the root. */
interface Reading {
  ids: number[]
  cases: number[]
  firstPieces: number[]
}

/** No sentence of honest prose is longer; what is gets read in stretches. */
const LONGEST_STRETCH = { words: 120, pieces: 300 }
const ROOT = inventory.relations.indexOf('root')

export async function loadSyntaxModel(): Promise<SyntaxModel> {
  const session = await openSession('syntax.onnx')
  const pieces = loadWordPieces()
  const parseWords = async (sentences: readonly Sentence[]) => {
    const stretches = sentences.flatMap((sentence, owner) => readingsOf(sentence, pieces, owner))
    const parsed = new Array<TreeToken[]>(stretches.length)
    for (const batch of batchesByLength(stretches.map(({ reading }) => reading.ids.length))) {
      const tokens = await parseBatch(
        session,
        batch.map((index) => stretches[index] as Stretch),
      )
      batch.forEach((index, place) => {
        parsed[index] = tokens[place] as TreeToken[]
      })
    }
    const trees = sentences.map(({ text }): Tree => ({ text, tokens: [] }))
    stretches.forEach(({ owner }, index) => {
      const tree = trees[owner] as Tree
      tree.tokens = joined(tree.tokens, parsed[index] as TreeToken[])
    })
    return trees
  }
  return { parseWords, parse: (texts) => parseWords(texts.map((text) => ({ text, words: splitWords(text) }))) }
}

interface Stretch {
  owner: number
  sentence: Sentence
  words: Span[]
  reading: Reading
}

function readingsOf(sentence: Sentence, pieces: WordPieces, owner: number): Stretch[] {
  const stretches: Stretch[] = []
  let current: Stretch | undefined
  for (const word of sentence.words) {
    const found = pieces.encode(sentence.text.slice(word.start, word.end))
    const ids = found.ids.length > 0 ? found.ids.slice(0, LONGEST_STRETCH.pieces) : [100]
    const full =
      current &&
      (current.words.length >= LONGEST_STRETCH.words ||
        current.reading.ids.length + ids.length > LONGEST_STRETCH.pieces + 1)
    if (!current || full) {
      current = { owner, sentence, words: [], reading: { ids: [START], cases: [0], firstPieces: [0] } }
      stretches.push(current)
    }
    current.words.push(word)
    current.reading.firstPieces.push(current.reading.ids.length)
    current.reading.ids.push(...ids)
    current.reading.cases.push(...ids.map((_, place) => found.cases[place] ?? 0))
  }
  for (const { reading } of stretches) {
    reading.ids.push(END)
    reading.cases.push(0)
  }
  return stretches
}

async function parseBatch(session: InferenceSession, batch: readonly Stretch[]): Promise<TreeToken[][]> {
  const readings = batch.map(({ reading }) => reading)
  const output = await session.run({
    pieces: padded(readings.map(({ ids }) => ids)),
    cases: padded(readings.map(({ cases }) => cases)),
    mask: padded(readings.map(({ ids }) => ids.map(() => 1))),
    first: padded(readings.map(({ firstPieces }) => firstPieces)),
  })
  const width = Math.max(...readings.map(({ firstPieces }) => firstPieces.length))
  const arcs = output.arcs?.data as Float32Array
  const relations = output.relations?.data as Float32Array
  const tags = output.tags?.data as Float32Array
  const relationCount = inventory.relations.length
  const tagCount = inventory.tags.length
  return batch.map(({ sentence, words }, row) => {
    const size = words.length + 1
    const heads = maximumTree(normalised(arcs.subarray(row * width * width), width, size), size)
    return words.map(({ start, end }, index) => {
      const node = index + 1
      const head = heads[node] as number
      const place = (row * width + node) * relationCount * width + head
      const relation =
        head === 0 ? ROOT : bestOf(relationCount, (r) => (r === ROOT ? -Infinity : relations[place + r * width]))
      const tag = bestOf(tagCount, (t) => tags[(row * width + node) * tagCount + t])
      return {
        form: sentence.text.slice(start, end),
        start,
        end,
        upos: inventory.tags[tag] as string,
        head,
        relation: inventory.relations[relation] as string,
      }
    })
  })
}

/** Log-probabilities of every head for every word, so that trees add up what the model believes. */
function normalised(arcs: Float32Array, width: number, size: number): Float64Array {
  const scores = new Float64Array(size * size).fill(-Infinity)
  for (let child = 1; child < size; child += 1) {
    let highest = -Infinity
    for (let head = 0; head < size; head += 1)
      if (head !== child) highest = Math.max(highest, arcs[child * width + head] as number)
    let total = 0
    for (let head = 0; head < size; head += 1)
      if (head !== child) total += Math.exp((arcs[child * width + head] as number) - highest)
    const shift = highest + Math.log(total)
    for (let head = 0; head < size; head += 1)
      if (head !== child) scores[child * size + head] = (arcs[child * width + head] as number) - shift
  }
  return scores
}

function bestOf(count: number, score: (index: number) => number | undefined): number {
  let best = 0
  let highest = -Infinity
  for (let index = 0; index < count; index += 1) {
    const value = score(index) ?? -Infinity
    if (value > highest) {
      highest = value
      best = index
    }
  }
  return best
}

/** Stretches of one long sentence as one tree: the later ones hang on the first one's main word. */
function joined(before: TreeToken[], tokens: TreeToken[]): TreeToken[] {
  if (before.length === 0) return tokens
  const main = before.findIndex(({ head }) => head === 0) + 1
  const moved = tokens.map((token) =>
    token.head === 0 ? { ...token, head: main, relation: 'parataxis' } : { ...token, head: token.head + before.length },
  )
  return [...before, ...moved]
}
