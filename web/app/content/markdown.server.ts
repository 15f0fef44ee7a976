import { Marked, type TokenizerAndRendererExtension } from 'marked'

export interface MarkdownFile {
  facts: Record<string, string>
  html: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** `:::example` with before, after and note lines becomes a figure that shows a sentence clearing up. */
const example: TokenizerAndRendererExtension = {
  name: 'example',
  level: 'block',
  start: (source) => source.indexOf(':::example'),
  tokenizer(source) {
    const match = /^:::example\n([\s\S]*?)\n:::(?:\n|$)/.exec(source)
    if (!match?.[1]) return undefined
    const lines = match[1].split('\n').filter((line) => line.trim() !== '')
    const rows = lines.map((line) => {
      const colon = line.indexOf(':')
      return { part: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() }
    })
    return { type: 'example', raw: match[0], rows }
  },
  renderer(token) {
    const labels: Record<string, string> = { before: 'Before', after: 'After', note: 'Why' }
    const rows = (token.rows as { part: string; text: string }[]).map(
      ({ part, text }) =>
        `<div class="example-row" data-part="${escapeText(part)}"><dt>${labels[part] ?? escapeText(part)}</dt><dd>${escapeText(text)}</dd></div>`,
    )
    return `<dl class="example">${rows.join('')}</dl>`
  },
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const marked = new Marked({
  extensions: [example],
  renderer: {
    heading({ tokens, depth }) {
      const inside = this.parser.parseInline(tokens)
      return `<h${depth} id="${slug(inside)}">${inside}</h${depth}>`
    },
  },
})

export function readMarkdown(source: string): MarkdownFile {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source)
  const facts: Record<string, string> = {}
  for (const line of match?.[1]?.split('\n') ?? []) {
    const colon = line.indexOf(':')
    if (colon > 0)
      facts[line.slice(0, colon).trim()] = line
        .slice(colon + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1')
  }
  return { facts, html: marked.parse(source.slice(match?.[0].length ?? 0), { async: false }) }
}
