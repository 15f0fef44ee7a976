import { Fragment, type ReactNode } from 'react'
import { type MarkdownBlock, parseMarkdown } from './parse-markdown.ts'

/** Paragraphs, lists, bold and inline code, built as elements: whatever the text holds, it never becomes HTML. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {parseMarkdown(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places.
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>
  // biome-ignore lint/suspicious/noArrayIndexKey: the items of one list never change places.
  const items = block.items.map((item, index) => <li key={index}>{inline(item)}</li>)
  if (block.kind === 'numbers') return <ol className="list-decimal space-y-1 pl-6">{items}</ol>
  return <ul className="list-disc space-y-1 pl-6">{items}</ul>
}

function inline(text: string): ReactNode {
  return text.split(/(\*\*[^*\n]+\*\*|`[^`\n]+`)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('**') && part.length > 4) return <strong key={key}>{part.slice(2, -2)}</strong>
    if (part.startsWith('`') && part.length > 2)
      return (
        <code key={key} className="rounded-sm bg-sunken px-1 font-mono text-sm">
          {part.slice(1, -1)}
        </code>
      )
    return <Fragment key={key}>{part}</Fragment>
  })
}
