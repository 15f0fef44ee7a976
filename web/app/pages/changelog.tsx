import { readChangelog } from '#app/content/text-pages.server.ts'
import { breadcrumbData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { Container } from '#app/ui/container.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import type { Route } from './+types/changelog.ts'

export const meta = () =>
  pageMeta({
    title: 'Changelog: what is new in Limpid',
    description: 'What we added, changed and mended in Limpid, newest first.',
    path: '/changelog',
    jsonLd: [
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Changelog', path: '/changelog' },
      ]),
    ],
  })

export const loader = () => ({ html: readChangelog().html })

export default function Changelog({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-16">
      <div className="mx-auto max-w-text">
        <h1 className="text-4xl">Changelog</h1>
        <p className="mt-5 text-lg text-ink-soft">What we added, changed and mended, newest first.</p>
        <LongText html={loaderData.html} className="mt-6" />
      </div>
    </Container>
  )
}
