import type { Block } from '@limpid/prose'
import type { CheckerStore } from '../state/checker-store.ts'
import type { GrammarAnswer, GrammarQuestion } from './messages.ts'

export interface Grammar {
  /** Follows the text from the start, but asks nothing until it is switched on. */
  send(changed: readonly Block[], removed: readonly string[]): void
  /** Loads the check and shows its marks; after a failure it tries again. */
  start(): void
  acceptWord(word: string): void
}

/** Lints one block at a time, the last edited first, in a worker that is loaded only when it is wanted. */
export function createGrammar(store: CheckerStore, createWorker: () => Promise<Worker>): Grammar {
  const texts = new Map<string, string>()
  const waiting = new Set<string>()
  let worker: Worker | null = null
  let ready = false
  let busy = false

  const ask = (question: GrammarQuestion) => worker?.postMessage(question)

  function next() {
    const blockId = [...waiting].at(-1)
    if (!ready || busy || blockId === undefined) return
    waiting.delete(blockId)
    const text = texts.get(blockId)
    if (text === undefined) return next()
    busy = true
    ask({ kind: 'lint', blockId, text })
  }

  function answer({ data }: MessageEvent<GrammarAnswer>) {
    if (data.kind === 'loading') {
      store.setGrammarStatus('loading', data.progress)
    } else if (data.kind === 'ready') {
      ready = true
      store.setGrammarStatus('on')
    } else {
      busy = false
      if (data.kind === 'linted' && texts.get(data.blockId) === data.text) store.setGrammar(data.blockId, data.marks)
      if (data.kind === 'failed') fail(data.message, data.blockId === null)
    }
    next()
  }

  function fail(message: string, forGood: boolean) {
    console.error(message)
    if (!forGood) return
    worker?.terminate()
    worker = null
    store.setGrammarStatus('failed')
  }

  return {
    send(changed, removed) {
      for (const id of removed) {
        texts.delete(id)
        waiting.delete(id)
      }
      for (const { id, kind, text } of changed) {
        if (kind === 'code') continue
        texts.set(id, text)
        waiting.delete(id)
        waiting.add(id)
      }
      next()
    },
    start() {
      if (worker || store.get().grammarStatus === 'loading') return
      store.setGrammarStatus('loading')
      store.setToggle('grammar', true)
      createWorker().then(
        (created) => {
          worker = created
          worker.onmessage = answer
          worker.onerror = (event) => fail(event.message, !ready)
        },
        (error) => fail(String(error), true),
      )
    },
    acceptWord(word) {
      ask({ kind: 'accept-word', word })
      for (const [id, text] of texts) if (text.toLowerCase().includes(word.toLowerCase())) waiting.add(id)
      next()
    },
  }
}
