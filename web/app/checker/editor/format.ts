import { $createCodeNode, $isCodeNode } from '@lexical/code-core'
import { $isLinkNode } from '@lexical/link'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
  type HeadingTagType,
} from '@lexical/rich-text'
import { $getSelectionStyleValueForProperty, $patchStyleText, $setBlocksType } from '@lexical/selection'
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils'
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  $isTextNode,
  type ElementNode,
  type LexicalEditor,
  type RangeSelection,
  type TextFormatType,
} from 'lexical'
import { type Alignment, type BlockType, defaultFontFamily, defaultFontSize } from '#app/spec/checker.ts'

export interface ToolbarState {
  blockType: BlockType
  elementFormat: Alignment
  bold: boolean
  italic: boolean
  underline: boolean
  strikethrough: boolean
  link: boolean
  fontSize: number
  fontFamily: string
}

export const initialToolbarState: ToolbarState = {
  blockType: 'paragraph',
  elementFormat: 'left',
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  link: false,
  fontSize: defaultFontSize,
  fontFamily: defaultFontFamily,
}

function $blockOf(selection: RangeSelection): ElementNode | null {
  const anchor = selection.anchor.getNode()
  const block = $findMatchingParent(anchor, (node) => {
    const parent = node.getParent()
    return $isElementNode(node) && parent !== null && $isRootOrShadowRoot(parent)
  })
  return $isElementNode(block) ? block : null
}

function $blockType(selection: RangeSelection): BlockType {
  const list = $getNearestNodeOfType(selection.anchor.getNode(), ListNode)
  if (list) return list.getListType() === 'number' ? 'number' : 'bullet'
  const block = $blockOf(selection)
  if ($isHeadingNode(block)) return block.getTag()
  if ($isQuoteNode(block)) return 'quote'
  return $isCodeNode(block) ? 'code' : 'paragraph'
}

/** What the buttons show for the place where the visitor stands. */
export function $readToolbarState(): ToolbarState {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return initialToolbarState
  const format = $blockOf(selection)?.getFormatType()
  return {
    blockType: $blockType(selection),
    elementFormat: format === 'center' || format === 'right' || format === 'justify' ? format : 'left',
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    strikethrough: selection.hasFormat('strikethrough'),
    link: $findMatchingParent(selection.anchor.getNode(), $isLinkNode) !== null,
    fontSize:
      Number.parseInt($getSelectionStyleValueForProperty(selection, 'font-size', `${defaultFontSize}px`), 10) ||
      defaultFontSize,
    fontFamily: $getSelectionStyleValueForProperty(selection, 'font-family', defaultFontFamily),
  }
}

/** Choosing a list type that is active already makes paragraphs again. */
export function setBlockType(editor: LexicalEditor, type: BlockType, current: BlockType) {
  if (type === 'bullet' || type === 'number') {
    const command = type === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(current === type ? REMOVE_LIST_COMMAND : command, undefined)
    return
  }
  if (current === 'bullet' || current === 'number') editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  editor.update(() => {
    $setBlocksType($getSelection(), () => {
      if (type === 'quote') return $createQuoteNode()
      if (type === 'code') return $createCodeNode()
      return type === 'paragraph' ? $createParagraphNode() : $createHeadingNode(type as HeadingTagType)
    })
  })
}

export function setTextStyle(editor: LexicalEditor, style: Record<string, string | null>) {
  editor.update(() => {
    const selection = $getSelection()
    if (selection) $patchStyleText(selection, style)
  })
}

const formats: readonly TextFormatType[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
  'subscript',
  'superscript',
  'highlight',
]

/** Back to plain paragraphs in the default type, keeping the words. */
export function clearFormatting(editor: LexicalEditor) {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    for (const node of selection.extract()) {
      if (!$isTextNode(node)) continue
      for (const format of formats) if (node.hasFormat(format)) node.toggleFormat(format)
      node.setStyle('')
    }
    for (const format of formats) if (selection.hasFormat(format)) selection.toggleFormat(format)
    selection.setStyle('')
    $blockOf(selection)?.setFormat('')
    if (!$isListNode($blockOf(selection))) $setBlocksType(selection, () => $createParagraphNode())
  })
}
