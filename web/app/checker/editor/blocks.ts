import { $isCodeNode } from '@lexical/code-core'
import { $isListItemNode, $isListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import type { Block, BlockKind } from '@limpid/prose'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'

/** What kind of block a node is to the analysis, or null when it is none: a list, a link, the root. */
export function $blockKind(node: LexicalNode | null | undefined): BlockKind | null {
  if ($isParagraphNode(node)) return 'paragraph'
  if ($isHeadingNode(node)) return 'heading'
  if ($isListItemNode(node)) return 'list-item'
  if ($isQuoteNode(node)) return 'quote'
  return $isCodeNode(node) ? 'code' : null
}

/** A block's own text: a nested list is made of blocks of its own. */
export function $blockText(block: ElementNode): string {
  let text = ''
  for (const child of block.getChildren()) {
    if ($isLineBreakNode(child)) text += '\n'
    else if ($isElementNode(child)) text += $isListNode(child) || $blockKind(child) ? '' : $blockText(child)
    else text += child.getTextContent()
  }
  return text
}

export function $readBlock(node: LexicalNode | null | undefined): Block | null {
  const kind = $blockKind(node)
  return kind && $isElementNode(node) ? { id: node.getKey(), kind, text: $blockText(node) } : null
}

/** The blocks from top to bottom, one by one, so that a reader can stop early. */
export function* $blocksInOrder(parent: ElementNode = $getRoot()): Generator<ElementNode> {
  for (let node = parent.getFirstChild(); node; node = node.getNextSibling()) {
    if (!$isElementNode(node)) continue
    if ($blockKind(node)) yield node
    if ($isListNode(node) || $blockKind(node) === 'list-item') yield* $blocksInOrder(node)
  }
}
