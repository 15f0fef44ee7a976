import { loadSyntaxModel, type SyntaxModel } from '@limpid/neural'
import { splitSentences } from '@limpid/prose'
import type { PlacedTree } from '@limpid/voice'

let model: Promise<SyntaxModel> | undefined

/** The trees of a text's sentences. Takes milliseconds a sentence: call it from a `compute.server.ts`. */
export async function parseText(text: string): Promise<PlacedTree[]> {
  model ??= loadSyntaxModel()
  const sentences = splitSentences(text)
  const trees = await (await model).parse(sentences.map((sentence) => sentence.text))
  return trees.map((tree, index) => ({ tree, start: sentences[index]?.start ?? 0 }))
}
