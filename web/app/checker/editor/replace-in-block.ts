import { $getNodeByKey, $getSelection, $isElementNode, $isRangeSelection, type LexicalEditor } from 'lexical'
import { $blockText } from './blocks.ts'
import { $selectInBlock } from './select-in-block.ts'

/** Puts one text in another's place as a single step that Undo takes back. An empty text also takes one of the spaces around it. */
export function replaceInBlock(editor: LexicalEditor, blockId: string, start: number, end: number, text: string) {
  editor.update(
    () => {
      const block = $getNodeByKey(blockId)
      if (!$isElementNode(block)) return
      const content = $blockText(block)
      const takesSpaceBefore = text === '' && content[start - 1] === ' '
      const takesSpaceAfter = text === '' && !takesSpaceBefore && content[end] === ' '
      const found = $selectInBlock(blockId, takesSpaceBefore ? start - 1 : start, takesSpaceAfter ? end + 1 : end)
      const selection = $getSelection()
      if (found && $isRangeSelection(selection)) selection.insertText(text)
    },
    { tag: 'history-push' },
  )
  editor.getRootElement()?.focus({ preventScroll: true })
}
