import { $getNearestNodeFromDOMNode, type LexicalEditor } from 'lexical'
import { createLocator, rangeAt } from '../editor/block-ranges.ts'
import { $blockKind } from '../editor/blocks.ts'
import { $selectionInBlock } from '../editor/select-in-block.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { TextMark } from '../state/marks.ts'

export interface FoundMark {
  blockId: string
  mark: TextMark
  /** The line of the mark that the visitor means; the card stands by it. */
  box: DOMRect
}

const smallestFirst = (a: TextMark, b: TextMark) => a.end - a.start - (b.end - b.start)

function blockIdAt(editor: LexicalEditor, target: Node) {
  return editor.getEditorState().read(
    () => {
      let node = $getNearestNodeFromDOMNode(target)
      while (node && !$blockKind(node)) node = node.getParent()
      return node?.getKey() ?? null
    },
    { editor },
  )
}

function boxesOf(editor: LexicalEditor, blockId: string) {
  const element = editor.getElementByKey(blockId)
  const boundsOf = element ? createLocator(element) : () => null
  return ({ start, end }: TextMark): Iterable<DOMRect> => {
    const bounds = boundsOf(start, end)
    return bounds ? rangeAt(bounds).getClientRects() : []
  }
}

/** The smallest mark under a point of the page. */
export function findMarkAtPoint(
  editor: LexicalEditor,
  store: CheckerStore,
  { clientX, clientY, target }: PointerEvent,
): FoundMark | null {
  if (!(target instanceof Node) || !editor.getRootElement()?.contains(target)) return null
  const blockId = blockIdAt(editor, target)
  if (!blockId) return null
  const boxes = boxesOf(editor, blockId)
  for (const mark of store.marksIn(blockId).sort(smallestFirst)) {
    for (const box of boxes(mark)) {
      const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
      if (inside) return { blockId, mark, box }
    }
  }
  return null
}

/** The smallest mark that holds the caret or the selection. */
export function findMarkAtCaret(editor: LexicalEditor, store: CheckerStore): FoundMark | null {
  const place = editor.getEditorState().read($selectionInBlock)
  if (!place) return null
  const mark = store
    .marksIn(place.blockId)
    .sort(smallestFirst)
    .find(({ start, end }) => start <= place.start && end >= place.end)
  const [box] = mark ? boxesOf(editor, place.blockId)(mark) : []
  return mark && box ? { blockId: place.blockId, mark, box } : null
}
