import { type MarkdownFile, readMarkdown } from './markdown.server.ts'

const sources = import.meta.glob<string>('./blog/*.md', { query: '?raw', import: 'default', eager: true })

export interface ArticleFacts {
  slug: string
  title: string
  description: string
  date: string
  minutes: number
  tools: string[]
}

function factsOf(slug: string, { facts }: MarkdownFile): ArticleFacts {
  return {
    slug,
    title: facts.title ?? slug,
    description: facts.description ?? '',
    date: facts.date ?? '',
    minutes: Number(facts.minutes),
    tools: (facts.tools ?? '')
      .split(',')
      .map((tool) => tool.trim())
      .filter(Boolean),
  }
}

const articles = Object.entries(sources)
  .map(([path, source]) => {
    const slug = path.slice('./blog/'.length, -'.md'.length)
    const file = readMarkdown(source)
    return { facts: factsOf(slug, file), html: file.html }
  })
  .sort((a, b) => b.facts.date.localeCompare(a.facts.date))

/** Newest first. */
export const articleList = articles.map((article) => article.facts)

export function findArticle(slug: string) {
  return articles.find((article) => article.facts.slug === slug)
}
