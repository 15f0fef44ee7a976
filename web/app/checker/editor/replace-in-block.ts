import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { selectInBlock } from './select-in-block.ts'

/** Puts one text in another's place as a single step that Undo takes back. An empty text also takes one of the spaces around it. */
export function replaceInBlock(editor: LexicalEditor, blockId: string, start: number, end: number, text: string) {
  const element = editor.getElementByKey(blockId)
  const content = element?.textContent ?? ''
  const dropsWord = text === ''
  const from = dropsWord && content[start - 1] === ' ' ? start - 1 : start
  const to = dropsWord && from === start && content[end] === ' ' ? end + 1 : end
  selectInBlock(editor, blockId, from, to)
  editor.update(
    () => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText(text)
    },
    { tag: 'history-push' },
  )
}
