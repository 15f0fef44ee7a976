import { $generateHtmlFromNodes } from '@lexical/html'
import { $getRoot, type LexicalEditor } from 'lexical'

export type SaveFormat = 'md' | 'html' | 'txt' | 'docx'
export const saveFormats: readonly { format: SaveFormat; name: string }[] = [
  { format: 'md', name: 'Markdown' },
  { format: 'html', name: 'HTML' },
  { format: 'txt', name: 'Plain text' },
  { format: 'docx', name: 'Word' },
]

export function toHtml(editor: LexicalEditor) {
  return editor
    .getEditorState()
    .read(() => $generateHtmlFromNodes(editor).replace(/ (?:class|dir)="[^"]*"/g, ''), { editor })
}

export function toPlainText(editor: LexicalEditor) {
  return editor.getEditorState().read(() => $getRoot().getTextContent())
}

async function toMarkdown(editor: LexicalEditor) {
  const { $convertToMarkdownString, transformers } = await import('./markdown.ts')
  return editor.getEditorState().read(() => $convertToMarkdownString(transformers), { editor })
}

async function contentOf(editor: LexicalEditor, format: SaveFormat): Promise<Blob> {
  if (format === 'docx') return (await import('./to-docx.ts')).toDocx(editor)
  if (format === 'md') return new Blob([await toMarkdown(editor)], { type: 'text/markdown' })
  if (format === 'txt') return new Blob([toPlainText(editor)], { type: 'text/plain' })
  const page = `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>My text</title></head>\n<body>\n${toHtml(editor)}\n</body>\n</html>\n`
  return new Blob([page], { type: 'text/html' })
}

export async function saveFile(editor: LexicalEditor, format: SaveFormat) {
  const url = URL.createObjectURL(await contentOf(editor, format))
  const link = document.createElement('a')
  link.href = url
  link.download = `my-text.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

export async function copyRichText(editor: LexicalEditor) {
  const parts = {
    'text/html': new Blob([toHtml(editor)], { type: 'text/html' }),
    'text/plain': new Blob([toPlainText(editor)], { type: 'text/plain' }),
  }
  await navigator.clipboard.write([new ClipboardItem(parts)])
}
