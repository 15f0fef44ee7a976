import { type ActiveSentence, toActive } from './to-active.ts'
import type { Tree } from './tree.ts'

/** A sentence of a text, and where in the text it starts. */
export interface PlacedTree {
  tree: Tree
  start: number
}

export interface ActiveText {
  text: string
  /** One answer for each sentence, in order. */
  sentences: ActiveSentence[]
}

/** Rewrites every passive sentence of a text; all that stands between and around the sentences stays as it is. */
export function textToActive(text: string, placed: PlacedTree[]): ActiveText {
  const trees = placed.map(({ tree }) => tree)
  const sentences = trees.map((tree, index) => toActive(tree, { before: trees.slice(0, index) }))
  let rewritten = ''
  let at = 0
  placed.forEach(({ tree, start }, index) => {
    rewritten += text.slice(at, start) + sentences[index]?.text
    at = start + tree.text.length
  })
  return { text: rewritten + text.slice(at), sentences }
}
