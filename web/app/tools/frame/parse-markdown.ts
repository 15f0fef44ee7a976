export type MarkdownBlock = { kind: 'paragraph'; text: string } | { kind: 'bullets' | 'numbers'; items: string[] }

const bullet = /^\s*[-*•]\s+/
const number = /^\s*\d+[.)]\s+/

/** The small part of Markdown that answers use. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let afterBlank = true
  for (const line of text.split('\n')) {
    const open = afterBlank ? undefined : blocks.at(-1)
    const kind = bullet.test(line) ? 'bullets' : number.test(line) ? 'numbers' : 'paragraph'
    const content = line
      .replace(bullet, '')
      .replace(number, '')
      .replace(/^#{1,6}\s+/, '')
      .trim()
    afterBlank = content === ''
    if (afterBlank) continue
    if (kind === 'paragraph') {
      if (open?.kind === 'paragraph') open.text += ` ${content}`
      else if (open) open.items[open.items.length - 1] += ` ${content}`
      else blocks.push({ kind, text: content })
    } else if (open?.kind === kind) open.items.push(content)
    else blocks.push({ kind, items: [content] })
  }
  return blocks
}
