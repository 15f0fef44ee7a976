import { $generateNodesFromDOM } from '@lexical/html'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $insertNodes,
  $isDecoratorNode,
  $isElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { splitParagraphs } from './split-paragraphs.ts'

/** Replaces the whole text by one step that Undo takes back. */
function replaceAll(editor: LexicalEditor, $fill: () => void) {
  editor.update(
    () => {
      $getRoot().clear()
      $fill()
      if ($getRoot().isEmpty()) $getRoot().append($createParagraphNode())
      $getRoot().selectStart()
    },
    { tag: 'history-push', discrete: true },
  )
}

export const $textParagraph = (text: string) => $createParagraphNode().append($createTextNode(text))

export function fillWithPlainText(editor: LexicalEditor, text: string) {
  replaceAll(editor, () => {
    for (const paragraph of splitParagraphs(text)) $getRoot().append($textParagraph(paragraph))
  })
}

export async function fillWithMarkdown(editor: LexicalEditor, text: string) {
  const { $convertFromMarkdownString, transformers } = await import('./markdown.ts')
  replaceAll(editor, () => $convertFromMarkdownString(text, transformers))
}

export function fillWithHtml(editor: LexicalEditor, html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  replaceAll(editor, () => {
    $getRoot().select()
    $insertNodes($generateNodesFromDOM(editor, page).map($wrapLoose))
  })
}

function $wrapLoose(node: LexicalNode) {
  return $isElementNode(node) || $isDecoratorNode(node) ? node : $createParagraphNode().append(node)
}

export function clearText(editor: LexicalEditor) {
  replaceAll(editor, () => {})
}
