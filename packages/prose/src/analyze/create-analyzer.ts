import type { Block, BlockAnalysis, Summary } from '../types.ts'
import type { MeasuredBlock } from './analyze-block.ts'
import { summarise } from './summarise.ts'
import { addTally, emptyTally, subtractTally } from './tally.ts'
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
  const blocks = new Map<string, MeasuredBlock>()
  const total = emptyTally()

  function remove(id: string): boolean {
    const known = blocks.get(id)
    if (known === undefined) return false
    subtractTally(total, known.tally)
    return blocks.delete(id)
  }

  function replace(block: Block): BlockAnalysis {
    remove(block.id)
    const measured = analyzeBlock(block)
    blocks.set(block.id, measured)
    addTally(total, measured.tally)
    return measured.analysis
  }

  return {
    update({ changed = [], removed = [] }) {
      const gone = removed.filter(remove)
      return { blocks: changed.map(replace), removed: gone, summary: summarise(total) }
    },
    summary: () => summarise(total),
  }
}
