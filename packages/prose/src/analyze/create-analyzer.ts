import type { Block, BlockAnalysis, Summary } from '../types.ts'
import { BlockSequence } from './block-sequence.ts'
import { summarise } from './summarise.ts'
import { analyzeBlock } from './warm-analysis.ts'

/** What happened to a document since the last update. A block that is new or has another text or kind is `changed`. */
export interface DocumentChange {
  changed?: readonly Block[]
  removed?: readonly string[]
}

/** Only what is new: the changed blocks' findings and the summary of the whole. Plain data, to be posted as it is. */
export interface DocumentUpdate {
  blocks: BlockAnalysis[]
  removed: string[]
  summary: Summary
}

export interface Analyzer {
  /** Takes in a change and answers what it made different. The work depends on the change, not on the document. */
  update(change: DocumentChange): DocumentUpdate
  /** The summary of the whole document as it stands. */
  summary(): Summary
}

export function createAnalyzer(): Analyzer {
  const blocks = new BlockSequence()

  function replace(block: Block): BlockAnalysis {
    const measured = analyzeBlock(block)
    blocks.put(block.id, measured)
    return measured.analysis
  }

  return {
    update({ changed = [], removed = [] }) {
      const gone = removed.filter((id) => blocks.remove(id))
      return { blocks: changed.map(replace), removed: gone, summary: summarise(blocks.total) }
    },
    summary: () => summarise(blocks.total),
  }
}
