import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  PASTE_COMMAND,
} from 'lexical'
import { looksLikeMarkdown } from '../files/looks-like-markdown.ts'

/** Markdown copied from a plain-text editor arrives with its structure. */
export const PasteMarkdownExtension = defineExtension({
  name: 'limpid/paste-markdown',
  register: (editor) =>
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = event instanceof ClipboardEvent ? event.clipboardData : null
        const text = data?.getData('text/plain') ?? ''
        if (
          !data ||
          data.types.includes('text/html') ||
          data.types.includes('application/x-lexical-editor') ||
          !looksLikeMarkdown(text)
        )
          return false
        event.preventDefault()
        import('../files/markdown.ts').then(({ $convertFromMarkdownString, transformers }) => {
          editor.update(
            () => {
              const selection = $getSelection()
              if (!$isRangeSelection(selection)) return
              const container = $createParagraphNode()
              $convertFromMarkdownString(text, transformers, container)
              $insertNodes(container.getChildren())
            },
            { tag: 'paste' },
          )
        })
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
})
