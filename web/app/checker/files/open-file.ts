import type { LexicalEditor } from 'lexical'
import { FileProblem, kindOfFile } from './file-kinds.ts'
import { fillWithHtml, fillWithMarkdown, fillWithPlainText } from './fill-editor.ts'

/** Reads a file in the browser; it is never sent anywhere. Throws a FileProblem with a sentence for the visitor. */
export async function openFile(editor: LexicalEditor, file: File) {
  const kind = kindOfFile(file)
  try {
    if (kind === 'txt') fillWithPlainText(editor, await file.text())
    else if (kind === 'md') await fillWithMarkdown(editor, await file.text())
    else {
      const { default: mammoth } = await import('mammoth')
      const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() })
      fillWithHtml(editor, value)
    }
  } catch (error) {
    console.error(error)
    throw new FileProblem('This file could not be read. It may be damaged. Your text is as it was.')
  }
}
