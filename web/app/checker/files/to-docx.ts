import { $isCodeNode } from '@lexical/code-core'
import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'

const headings = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
  h5: HeadingLevel.HEADING_5,
  h6: HeadingLevel.HEADING_6,
}
const alignments = { center: AlignmentType.CENTER, right: AlignmentType.RIGHT, justify: AlignmentType.JUSTIFIED }

function $inline(node: LexicalNode): ParagraphChild[] {
  if ($isLineBreakNode(node)) return [new TextRun({ break: 1 })]
  if ($isLinkNode(node))
    return [new ExternalHyperlink({ link: node.getURL(), children: node.getChildren().flatMap($inline) })]
  if (!$isTextNode(node)) return $isElementNode(node) ? node.getChildren().flatMap($inline) : []
  return [
    new TextRun({
      text: node.getTextContent(),
      bold: node.hasFormat('bold'),
      italics: node.hasFormat('italic'),
      strike: node.hasFormat('strikethrough'),
      underline: node.hasFormat('underline') ? {} : undefined,
    }),
  ]
}

function $paragraph(block: ElementNode, options: IParagraphOptions = {}) {
  const format = block.getFormatType()
  const alignment = format in alignments ? alignments[format as keyof typeof alignments] : undefined
  const children = block.getChildren().filter((child) => !$isListNode(child))
  return new Paragraph({ ...options, alignment, children: children.flatMap($inline) })
}

function $list(list: ListNode, level: number): Paragraph[] {
  const look = list.getListType() === 'number' ? { numbering: { reference: 'numbers', level } } : { bullet: { level } }
  return list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return []
    const nested = item.getChildren().filter($isListNode)
    const own = item.getChildren().length > nested.length ? [$paragraph(item, look)] : []
    return [...own, ...nested.flatMap((child) => $list(child, level + 1))]
  })
}

function $blocks(): Paragraph[] {
  return $getRoot()
    .getChildren()
    .flatMap((block) => {
      if ($isListNode(block)) return $list(block, 0)
      if (!$isElementNode(block)) return []
      if ($isHeadingNode(block)) return [$paragraph(block, { heading: headings[block.getTag()] })]
      if ($isQuoteNode(block)) return [$paragraph(block, { style: 'IntenseQuote' })]
      return [$paragraph(block, $isCodeNode(block) ? { style: 'HTMLPreformatted' } : {})]
    })
}

const numbers = { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START }

export async function toDocx(editor: LexicalEditor) {
  const children = editor.getEditorState().read($blocks, { editor })
  const levels = [0, 1, 2, 3].map((level) => ({ ...numbers, level, text: `%${level + 1}.` }))
  return Packer.toBlob(
    new Document({ numbering: { config: [{ reference: 'numbers', levels }] }, sections: [{ children }] }),
  )
}
