import { articleList } from '#app/content/articles.server.ts'
import { breadcrumbData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { Container } from '#app/ui/container.tsx'
import { DateText } from '#app/ui/date.tsx'
import type { Route } from './+types/blog-index.ts'

export const meta = () =>
  pageMeta({
    title: 'The Limpid blog: how to write clearly',
    description:
      'Short lessons on clear writing, each with sentences before and after, and a free tool to try it on your own text.',
    path: '/blog',
    jsonLd: [
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
      ]),
    ],
  })

export const loader = () => ({ articles: articleList })

export default function BlogIndex({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-16">
      <h1 className="text-4xl">Lessons in clear writing</h1>
      <p className="mt-5 max-w-text text-lg text-ink-soft">
        Each one takes a few minutes, shows sentences before and after, and ends with something to try on your own page.
      </p>
      <ul className="mt-14 grid gap-x-12 md:grid-cols-2">
        {loaderData.articles.map((article) => (
          <li key={article.slug} className="border-t border-line py-7">
            <a href={`/blog/${article.slug}`} className="group block">
              <h2 className="text-xl group-hover:text-water">{article.title}</h2>
              <p className="mt-2 text-ink-soft">{article.description}</p>
            </a>
            <p className="mt-3 text-xs text-ink-soft">
              <DateText date={article.date} /> · {article.minutes} minutes
            </p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
