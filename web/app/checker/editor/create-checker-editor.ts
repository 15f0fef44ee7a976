import { buildEditorFromExtensions } from '@lexical/extension'
import { configExtension, defineExtension, type LexicalEditor } from 'lexical'
import { AnalysisExtension, type BlockReader } from '../extensions/analysis-extension.ts'
import { HighlightExtension } from '../extensions/highlight-extension.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { textExtensions } from './text-extensions.ts'
import { theme } from './theme.ts'

interface Parts {
  store: CheckerStore
  readers: readonly BlockReader[]
  /** Puts the first text into the empty document. */
  $fill: (editor: LexicalEditor) => void
}

export function createCheckerEditor({ store, readers, $fill }: Parts) {
  return buildEditorFromExtensions(
    defineExtension({
      name: 'limpid/checker',
      namespace: 'limpid-checker',
      theme,
      $initialEditorState: $fill,
      dependencies: [
        ...textExtensions,
        configExtension(AnalysisExtension, { readers, store }),
        configExtension(HighlightExtension, { store }),
      ],
      onError: (error) => console.error(error),
    }),
  )
}
