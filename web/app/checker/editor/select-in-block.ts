import { $isListNode } from '@lexical/list'
import { $findMatchingParent } from '@lexical/utils'
import {
  $createRangeSelection,
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type LexicalEditor,
  type TextNode,
} from 'lexical'
import { $blockKind } from './blocks.ts'

/** A block's text nodes with the place of each, counted as `$blockText` counts. */
function $textNodes(block: ElementNode): { node: TextNode; start: number }[] {
  const found: { node: TextNode; start: number }[] = []
  let position = 0
  const walk = (parent: ElementNode) => {
    for (const child of parent.getChildren()) {
      if ($isElementNode(child)) {
        if (!$isListNode(child) && !$blockKind(child)) walk(child)
        continue
      }
      if ($isTextNode(child)) found.push({ node: child, start: position })
      position += child.getTextContentSize()
    }
  }
  walk(block)
  return found
}

/** Selects a stretch of a block's text; answers whether it is still there. */
export function $selectInBlock(blockId: string, start: number, end: number) {
  const block = $getNodeByKey(blockId)
  if (!$isElementNode(block)) return false
  const nodes = $textNodes(block)
  const first = nodes.findLast((entry) => entry.start <= start)
  const last = nodes.findLast((entry) => entry.start < end)
  if (!first || !last) return false
  const selection = $createRangeSelection()
  selection.anchor.set(first.node.getKey(), Math.min(start - first.start, first.node.getTextContentSize()), 'text')
  selection.focus.set(last.node.getKey(), Math.min(end - last.start, last.node.getTextContentSize()), 'text')
  $setSelection(selection)
  return true
}

/** Where the selection lies in its block's text, or null when it is in no block or spans several. */
export function $selectionInBlock() {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const block = $findMatchingParent(selection.anchor.getNode(), (node) => $blockKind(node) !== null)
  if (!$isElementNode(block)) return null
  const nodes = $textNodes(block)
  const [start, end] = (
    selection.isBackward() ? [selection.focus, selection.anchor] : [selection.anchor, selection.focus]
  ).map((point) => {
    const found = nodes.find(({ node }) => node.getKey() === point.key)
    return found && found.start + point.offset
  })
  return start === undefined || end === undefined ? null : { blockId: block.getKey(), start, end }
}

/** Scrolls to a stretch of a block and selects it. */
export function selectInBlock(editor: LexicalEditor, blockId: string, start: number, end: number) {
  const element = editor.getElementByKey(blockId)
  element?.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' })
  editor.update(() => $selectInBlock(blockId, start, end), { discrete: true })
  editor.getRootElement()?.focus({ preventScroll: true })
}
