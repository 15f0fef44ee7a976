import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $generateNodesFromDOM } from '@lexical/html'
import {
  $createParagraphNode,
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  type LexicalEditor,
  PASTE_COMMAND,
} from 'lexical'
import { cleanWordPage, isFromWord } from '../files/clean-word-page.ts'
import { looksLikeMarkdown } from '../files/looks-like-markdown.ts'

/** Pasting that the editor does not do well by itself: Word's pages, and Markdown copied as plain text. */
export const PasteExtension = defineExtension({
  name: 'limpid/paste',
  register: (editor) =>
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = event instanceof ClipboardEvent ? event.clipboardData : null
        if (!data || data.types.includes('application/x-lexical-editor')) return false
        const html = data.getData('text/html')
        const text = data.getData('text/plain')
        if (isFromWord(html)) pasteWord(editor, html)
        else if (html === '' && looksLikeMarkdown(text)) pasteMarkdown(editor, text)
        else return false
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
})

function pasteWord(editor: LexicalEditor, html: string) {
  const page = cleanWordPage(new DOMParser().parseFromString(html, 'text/html'))
  editor.update(
    () => {
      const selection = $getSelection()
      if (selection) $insertGeneratedNodes(editor, $generateNodesFromDOM(editor, page), selection)
    },
    { tag: 'paste' },
  )
}

async function pasteMarkdown(editor: LexicalEditor, text: string) {
  const { $convertFromMarkdownString, transformers } = await import('../files/markdown.ts')
  editor.update(
    () => {
      const selection = $getSelection()
      if (!selection) return
      const container = $createParagraphNode()
      $convertFromMarkdownString(text, transformers, container)
      $insertGeneratedNodes(editor, container.getChildren(), selection)
    },
    { tag: 'paste' },
  )
}
