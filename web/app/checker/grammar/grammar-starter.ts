import type { LexicalEditor } from 'lexical'
import { debounce } from '../draft/debounce.ts'

const pauseMilliseconds = 4000

interface Connection {
  saveData?: boolean
  effectiveType?: string
  downlink?: number
}

function connectionIsFast() {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return (
    connection !== undefined &&
    !connection.saveData &&
    connection.effectiveType === '4g' &&
    (connection.downlink ?? 0) >= 5
  )
}

/** Loads the grammar check by itself only for a visitor who has typed, then paused, on a fast connection. */
export function startGrammarInAPause(editor: LexicalEditor, start: () => void) {
  if (!connectionIsFast()) return () => {}
  const pause = debounce(() => {
    stop()
    start()
  }, pauseMilliseconds)
  const stop = editor.registerUpdateListener(({ dirtyElements, tags }) => {
    if (dirtyElements.size > 0 && !tags.has('history-merge')) pause.later()
  })
  return () => {
    pause.cancel()
    stop()
  }
}
