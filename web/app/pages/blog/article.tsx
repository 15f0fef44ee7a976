import { articleList, findArticle } from '#app/content/articles.server.ts'
import { articleData, breadcrumbData } from '#app/head/json-ld.ts'
import { cardImagePath, pageMeta } from '#app/head/page-meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { DateText } from '#app/ui/date.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import type { Route } from './+types/article.ts'

const crumbsTo = (title: string, path: string) => [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
  { name: title, path },
]

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug)
  if (!article) throw new Response('Not found', { status: 404 })
  const more = articleList.filter((other) => other.slug !== params.slug).slice(0, 3)
  return { article, more }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, slug, date } = loaderData.article.facts
  const path = `/blog/${slug}`
  return pageMeta({
    title: `${title} | Limpid`,
    description,
    path,
    kind: 'article',
    jsonLd: [articleData(title, description, path, date, cardImagePath(path)), breadcrumbData(crumbsTo(title, path))],
  })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { facts, html } = loaderData.article
  return (
    <Container className="py-12">
      <Breadcrumb crumbs={crumbsTo(facts.title, `/blog/${facts.slug}`)} />
      <article className="mx-auto mt-10 max-w-text">
        <h1 className="text-4xl">{facts.title}</h1>
        <p className="mt-5 text-lg text-ink-soft">{facts.description}</p>
        <p className="mt-4 mb-12 text-sm text-ink-soft">
          <DateText date={facts.date} /> · {facts.minutes} minutes
        </p>
        <LongText html={html} />
      </article>
      <nav aria-label="More lessons" className="mx-auto mt-20 max-w-text border-t border-line pt-8">
        <h2 className="text-xl">More lessons</h2>
        <ul className="mt-4 space-y-3">
          {loaderData.more.map((other) => (
            <li key={other.slug}>
              <a href={`/blog/${other.slug}`} className="text-link">
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
