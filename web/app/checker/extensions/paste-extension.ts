import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $isCodeNode } from '@lexical/code-core'
import { $generateNodesFromDOM } from '@lexical/html'
import { $findMatchingParent } from '@lexical/utils'
import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  type LexicalEditor,
  PASTE_COMMAND,
} from 'lexical'
import { cleanWordPage, isFromWord } from '../files/clean-word-page.ts'
import { $textParagraph } from '../files/fill-editor.ts'
import { looksLikeMarkdown } from '../files/looks-like-markdown.ts'
import { splitParagraphs } from '../files/split-paragraphs.ts'

/** Pasting that the editor does not do well by itself: Word's pages, Markdown copied as plain text, and plain text of many lines. */
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
        else if (html !== '' || !text.includes('\n') || $isInCode()) return false
        else if (looksLikeMarkdown(text)) pasteMarkdown(editor, text)
        else pastePlainText(editor, text)
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
})

function $isInCode() {
  const selection = $getSelection()
  return $isRangeSelection(selection) && $findMatchingParent(selection.anchor.getNode(), $isCodeNode) !== null
}

function pastePlainText(editor: LexicalEditor, text: string) {
  editor.update(() => $insertNodes(splitParagraphs(text).map($textParagraph)), { tag: 'paste' })
}

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
