import { CodeExtension } from '@lexical/code-core'
import { buildEditorFromExtensions } from '@lexical/extension'
import { HistoryExtension } from '@lexical/history'
import { LinkExtension } from '@lexical/link'
import { ListExtension } from '@lexical/list'
import { RichTextExtension } from '@lexical/rich-text'
import { configExtension, defineExtension } from 'lexical'
import type { AnalysisClient } from '../analysis/analysis-client.ts'
import { AnalysisExtension } from '../extensions/analysis-extension.ts'
import { HighlightExtension } from '../extensions/highlight-extension.ts'
import { ShortcutsExtension } from '../extensions/shortcuts-extension.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { isSafeLink } from './safe-link.ts'
import { theme } from './theme.ts'

interface Parts {
  store: CheckerStore
  client: AnalysisClient
  /** Puts the first text into the empty document. */
  $fill: () => void
}

export function createCheckerEditor({ store, client, $fill }: Parts) {
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
        configExtension(LinkExtension, { validateUrl: isSafeLink }),
        ShortcutsExtension,
        configExtension(AnalysisExtension, { client, store }),
        configExtension(HighlightExtension, { store }),
      ],
      onError: (error) => console.error(error),
    }),
  )
}
