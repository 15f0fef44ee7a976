import { type Block, createAnalyzer } from '@limpid/prose'
import type { AnalysisAnswer, AnalysisQuestion } from './messages.ts'

/** A pasted novel is answered in parts, so that the page never has to take in everything at once. */
const blocksPerPart = 120

const analyzer = createAnalyzer()
const post = (answer: AnalysisAnswer) => self.postMessage(answer)

function* inParts(changed: readonly Block[]) {
  for (let start = 0; start < Math.max(1, changed.length); start += blocksPerPart) {
    yield { part: changed.slice(start, start + blocksPerPart), last: start + blocksPerPart >= changed.length }
  }
}

self.onmessage = ({ data: { id, change } }: MessageEvent<AnalysisQuestion>) => {
  try {
    const { changed = [], removed = [] } = change
    let gone = removed
    for (const { part, last } of inParts(changed)) {
      post({ id, last, update: analyzer.update({ changed: part, removed: gone }) })
      gone = []
    }
  } catch (error) {
    post({ id, last: true, error: error instanceof Error ? error.message : String(error) })
  }
}
