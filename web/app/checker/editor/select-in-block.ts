import type { LexicalEditor } from 'lexical'
import { createRangeMaker } from './block-ranges.ts'

/** Scrolls to a stretch of a block and selects it. */
export function selectInBlock(editor: LexicalEditor, blockId: string, start: number, end: number) {
  const element = editor.getElementByKey(blockId)
  const range = element && createRangeMaker(element)(start, end)
  if (!element || !range) return
  element.scrollIntoView({ block: 'center', behavior: 'smooth' })
  editor.getRootElement()?.focus({ preventScroll: true })
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
