import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { useCallback, useEffect, useState } from 'react'
import { sampleText } from '#app/content/checker.ts'
import AnalysisWorker from './analysis/analysis.worker.ts?worker'
import { createAnalysisClient } from './analysis/analysis-client.ts'
import { createCheckerEditor } from './editor/create-checker-editor.ts'
import { createCheckerStore } from './state/checker-store.ts'

function $fillWithSample() {
  for (const paragraph of sampleText) $getRoot().append($createParagraphNode().append($createTextNode(paragraph)))
}

function start() {
  const store = createCheckerStore()
  const client = createAnalysisClient(new AnalysisWorker(), {
    onUpdate: store.applyUpdate,
    onError(message) {
      console.error(message)
      store.failAnalysis()
    },
  })
  return { store, client, editor: createCheckerEditor({ store, client, $fill: $fillWithSample }) }
}

/** One editor, its analysis and its state, for as long as the page is open. */
export function useChecker() {
  const [{ editor, store, client }] = useState(start)
  useEffect(
    () => () => {
      editor.dispose()
      client.dispose()
    },
    [editor, client],
  )
  const attach = useCallback((element: HTMLElement | null) => editor.setRootElement(element), [editor])
  return { editor, store, attach }
}
