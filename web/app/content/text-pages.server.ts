import changelog from './changelog.md?raw'
import { readMarkdown } from './markdown.server.ts'

const sources = import.meta.glob<string>('./pages/*.md', { query: '?raw', import: 'default', eager: true })

/** About us, privacy policy and terms: one Markdown file each, named as its address. */
export function readTextPage(slug: string) {
  const source = sources[`./pages/${slug}.md`]
  if (!source) throw new Error(`There is no content/pages/${slug}.md`)
  return readMarkdown(source)
}

export const readChangelog = () => readMarkdown(changelog)
