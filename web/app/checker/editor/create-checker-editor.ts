import { buildEditorFromExtensions } from '@lexical/extension'
import { configExtension, defineExtension, type LexicalEditor } from 'lexical'
import { AnalysisExtension, type BlockReader } from '../extensions/analysis-extension.ts'
import { CodeExtension } from '../extensions/code-extension.ts'
import { HighlightExtension } from '../extensions/highlight-extension.ts'
import { HistoryExtension } from '../extensions/history-extension.ts'
import { LinkExtension } from '../extensions/link-extension.ts'
import { ListExtension } from '../extensions/list-extension.ts'
import { PasteMarkdownExtension } from '../extensions/paste-markdown-extension.ts'
import { RichTextExtension } from '../extensions/rich-text-extension.ts'
import { ShortcutsExtension } from '../extensions/shortcuts-extension.ts'
import type { CheckerStore } from '../state/checker-store.ts'
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
        RichTextExtension,
        HistoryExtension,
        ListExtension,
        CodeExtension,
        LinkExtension,
        ShortcutsExtension,
        PasteMarkdownExtension,
        configExtension(AnalysisExtension, { readers, store }),
        configExtension(HighlightExtension, { store }),
      ],
      onError: (error) => console.error(error),
    }),
  )
}
