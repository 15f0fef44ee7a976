import { type Block, createAnalyzer, type DocumentUpdate } from '@limpid/prose'
import type { AnalysisAnswer, AnalysisQuestion } from './messages.ts'

/** A pasted novel is answered in parts: often enough to see it grow, seldom enough to leave the page free. */
const partMilliseconds = 150
const blocksPerStep = 40

const analyzer = createAnalyzer()
const post = (answer: AnalysisAnswer) => self.postMessage(answer)

function* inSteps(changed: readonly Block[]) {
  for (let start = 0; start < Math.max(1, changed.length); start += blocksPerStep)
    yield { step: changed.slice(start, start + blocksPerStep), last: start + blocksPerStep >= changed.length }
}

self.onmessage = ({ data: { id, change } }: MessageEvent<AnalysisQuestion>) => {
  try {
    const { changed = [], removed = [] } = change
    let blocks: DocumentUpdate['blocks'] = []
    let gone = removed
    let posted = performance.now()
    for (const { step, last } of inSteps(changed)) {
      const update = analyzer.update({ changed: step, removed: gone })
      blocks = blocks.concat(update.blocks)
      if (last || gone.length > 0 || performance.now() - posted > partMilliseconds) {
        post({ id, last, update: { ...update, blocks } })
        posted = performance.now()
        blocks = []
      }
      gone = []
    }
  } catch (error) {
    post({ id, last: true, error: error instanceof Error ? error.message : String(error) })
  }
}
