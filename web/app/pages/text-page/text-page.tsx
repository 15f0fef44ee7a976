import { readTextPage } from '#app/content/text-pages.server.ts'
import { breadcrumbData, organizationData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { Container } from '#app/ui/container.tsx'
import { DateText } from '#app/ui/date.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import type { Route } from './+types/text-page.ts'

export function loader({ request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.replaceAll('/', '').replace(/\.data$/, '')
  return { slug, page: readTextPage(slug) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { facts } = loaderData.page
  const title = facts.title ?? ''
  const path = `/${loaderData.slug}`
  return pageMeta({
    title: `${title} | Limpid`,
    description: facts.description ?? '',
    path,
    jsonLd: [
      organizationData,
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: title, path },
      ]),
    ],
  })
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { facts, html } = loaderData.page
  return (
    <Container className="py-16">
      <div className="mx-auto max-w-text">
        <h1 className="text-4xl">{facts.heading ?? facts.title}</h1>
        {facts.updated && (
          <p className="mt-4 text-sm text-ink-soft">
            Last updated <DateText date={facts.updated} />
          </p>
        )}
        <LongText html={html} className="mt-10" />
      </div>
    </Container>
  )
}
