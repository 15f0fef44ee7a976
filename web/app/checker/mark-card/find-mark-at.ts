import { $getNearestNodeFromDOMNode, type LexicalEditor } from 'lexical'
import { createRangeMaker } from '../editor/block-ranges.ts'
import { $blockKind } from '../editor/blocks.ts'
import type { CheckerStore } from '../state/checker-store.ts'

const cardWidth = 288

/** The smallest mark under a point of the page, and where its card should stand. */
export function findMarkAt(editor: LexicalEditor, store: CheckerStore, { clientX, clientY, target }: PointerEvent) {
  const root = editor.getRootElement()
  if (!(target instanceof Node) || !root?.contains(target)) return null
  const blockId = editor.getEditorState().read(
    () => {
      let node = $getNearestNodeFromDOMNode(target)
      while (node && !$blockKind(node)) node = node.getParent()
      return node?.getKey() ?? null
    },
    { editor },
  )
  const element = blockId && editor.getElementByKey(blockId)
  if (!blockId || !element) return null
  const makeRange = createRangeMaker(element)
  const smallestFirst = store.marksIn(blockId).sort((a, b) => a.end - a.start - (b.end - b.start))
  for (const mark of smallestFirst) {
    const boxes = makeRange(mark.start, mark.end)?.getClientRects() ?? []
    for (const box of boxes) {
      if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) continue
      const left = Math.max(12, Math.min(box.left, window.innerWidth - cardWidth - 12))
      const below = box.bottom + 6
      return {
        blockId,
        mark,
        position: { left, top: below + 150 > window.innerHeight ? Math.max(12, box.top - 150) : below },
      }
    }
  }
  return null
}
