import { $createParagraphNode, $createTextNode, $getRoot, type LexicalEditor } from 'lexical'
import { sampleText } from '#app/content/checker.ts'
import AnalysisWorker from './analysis/analysis.worker.ts?worker'
import { createAnalysisClient } from './analysis/analysis-client.ts'
import { draftStorage } from './draft/keep-draft.ts'
import { createCheckerEditor } from './editor/create-checker-editor.ts'
import { createGrammar } from './grammar/create-grammar.ts'
import { startGrammarInAPause } from './grammar/grammar-starter.ts'
import { createCheckerStore } from './state/checker-store.ts'

/** The visitor's own draft if they asked to keep it, else the sample. */
function $fill(editor: LexicalEditor) {
  const draft = draftStorage.load()
  if (draft) {
    try {
      editor.setEditorState(editor.parseEditorState(draft))
      return
    } catch (error) {
      console.error(error)
    }
  }
  for (const paragraph of sampleText) $getRoot().append($createParagraphNode().append($createTextNode(paragraph)))
}

/** One editor, its analysis and its state, for as long as the page is open. */
export function createChecker() {
  const store = createCheckerStore()
  const analysis = createAnalysisClient(new AnalysisWorker(), {
    onUpdate: store.applyUpdate,
    onError(message) {
      console.error(message)
      store.failAnalysis()
    },
  })
  const grammar = createGrammar(store, async () => new (await import('./grammar/grammar.worker.ts?worker')).default())
  const editor = createCheckerEditor({ store, readers: [analysis, grammar], $fill })
  startGrammarInAPause(editor, grammar.start)
  return { editor, store, grammar }
}

export type Checker = ReturnType<typeof createChecker>
