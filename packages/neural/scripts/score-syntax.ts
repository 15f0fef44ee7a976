import type { Tree } from '@limpid/voice'
import { loadSyntaxModel } from '../src/syntax-model.ts'
import { splitWords } from '../src/words/split-words.ts'
import { Counter, f1 } from './counter.ts'
import { type GoldSentence, readTrees } from './read-trees.ts'

const PASSIVE = new Set(['nsubj:pass', 'csubj:pass', 'aux:pass'])
const isPassive = (relations: string[]) => relations.some((relation) => PASSIVE.has(relation))

/** Prints how well words, tags and trees agree with a treebank, on its own words and on raw text. */
export async function scoreSyntax(path: string): Promise<void> {
  const gold = readTrees(path)
  const model = await loadSyntaxModel()
  await model.parse(['This is a sentence to warm up with.'])

  const words = new Counter()
  for (const sentence of gold) words.add(places(splitWords(sentence.text)), places(sentence.words))
  console.log(`word tokens F1 ${words.f1()}`)

  report('trees on gold words', gold, await model.parseWords(gold))
  const start = performance.now()
  const trees: Tree[] = []
  for (const { text } of gold) trees.push(...(await model.parse([text])))
  const elapsed = performance.now() - start
  report('trees on raw text', gold, trees)
  console.log(`one sentence at a time: ${(elapsed / gold.length).toFixed(2)} ms each`)
}

const places = (spans: readonly { start: number; end: number }[]) => spans.map(({ start, end }) => `${start}-${end}`)

function report(name: string, gold: GoldSentence[], trees: Tree[]): void {
  const attached = new Counter()
  const labelled = new Counter()
  const tagged = new Counter()
  const passive = { hit: 0, found: 0, wanted: 0 }
  const agent = { hit: 0, found: 0, wanted: 0 }
  gold.forEach((sentence, index) => {
    const tree = trees[index] as Tree
    attached.add(arcs(tree.tokens), arcs(sentence.words))
    labelled.add(arcs(tree.tokens, true), arcs(sentence.words, true))
    tagged.add(
      tree.tokens.map((word) => `${word.start}-${word.end} ${word.upos}`),
      sentence.words.map((word) => `${word.start}-${word.end} ${word.upos}`),
    )
    const mine = tree.tokens.map(({ relation }) => relation)
    const theirs = sentence.words.map(({ relation }) => relation)
    count(passive, isPassive(mine), isPassive(theirs))
    if (isPassive(theirs)) count(agent, mine.includes('obl:agent'), theirs.includes('obl:agent'))
  })
  console.log(
    `${name}: UPOS ${tagged.f1()} UAS ${attached.f1()} LAS ${labelled.f1()} passive F1 ${f1(passive)} agent F1 ${f1(agent)}`,
  )
}

function arcs(
  words: readonly { start: number; end: number; head: number; relation: string }[],
  labelled = false,
): string[] {
  return words.map(({ start, end, head, relation }) => {
    const governor = words[head - 1]
    return `${start}-${end} ${governor ? `${governor.start}-${governor.end}` : 'root'} ${labelled ? relation : ''}`
  })
}

function count(totals: { hit: number; found: number; wanted: number }, mine: boolean, theirs: boolean): void {
  totals.hit += Number(mine && theirs)
  totals.found += Number(mine)
  totals.wanted += Number(theirs)
}
