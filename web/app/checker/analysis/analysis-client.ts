import type { Block, DocumentUpdate } from '@limpid/prose'
import type { AnalysisAnswer, AnalysisQuestion } from './messages.ts'

export interface AnalysisClient {
  /** Takes in what changed; what comes while an answer is awaited is asked for together, next. */
  send(changed: readonly Block[], removed: readonly string[]): void
}

interface Listener {
  onUpdate(update: DocumentUpdate): void
  onError(message: string): void
}

/** Keeps one question under way at a time, so that fast typing never piles up work. */
export function createAnalysisClient(worker: Worker, { onUpdate, onError }: Listener): AnalysisClient {
  const waiting = new Map<string, Block | null>()
  let asked = 0
  let busy = false

  function ask() {
    if (busy || waiting.size === 0) return
    const changed: Block[] = []
    const removed: string[] = []
    for (const [id, block] of waiting) block ? changed.push(block) : removed.push(id)
    waiting.clear()
    busy = true
    asked += 1
    worker.postMessage({ id: asked, change: { changed, removed } } satisfies AnalysisQuestion)
  }

  worker.onmessage = ({ data }: MessageEvent<AnalysisAnswer>) => {
    if ('error' in data) onError(data.error)
    else onUpdate(data.update)
    if (!data.last) return
    busy = false
    ask()
  }
  worker.onerror = (event) => {
    busy = false
    onError(event.message)
  }

  return {
    send(changed, removed) {
      for (const id of removed) waiting.set(id, null)
      for (const block of changed) waiting.set(block.id, block)
      ask()
    },
  }
}
