import { freeToolsIndex } from '#app/content/free-tools-index.ts'
import { breadcrumbData, faqData } from '#app/head/json-ld.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { ToolGrid } from './tool-grid.tsx'

const { hero, benefits, premium, faq, api } = freeToolsIndex

export const meta = () =>
  pageMeta({
    ...freeToolsIndex.meta,
    path: '/free-tools',
    jsonLd: [
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Free Tools', path: '/free-tools' },
      ]),
      faqData(faq.items),
    ],
  })

export default function FreeToolsIndex() {
  return (
    <Container className="space-y-24 pt-16 pb-24">
      <div>
        <header className="max-w-text">
          <h1 className="text-4xl">{hero.heading}</h1>
          <p className="mt-5 text-lg text-ink-soft">{hero.text}</p>
        </header>
        <ToolGrid />
      </div>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="text-2xl">
          {benefits.heading}
        </h2>
        <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.items.map(({ id, title, text }) => (
            <li key={id} className="border-t border-line pt-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="premium" className="rounded-lg bg-water-wash px-6 py-10 sm:px-12">
        <h2 id="premium" className="text-2xl">
          {premium.heading}
        </h2>
        <p className="mt-3 max-w-text text-ink-soft">{premium.text}</p>
        <p className="mt-6">
          <ButtonLink href={premium.action.path}>{premium.action.label}</ButtonLink>
        </p>
      </section>
      <div>
        <Faq items={faq.items} heading={faq.heading} />
        <p className="mt-8 text-sm text-ink-soft">
          {api.text}{' '}
          <a href={api.link.path} className="text-link">
            {api.link.label}
          </a>
        </p>
      </div>
    </Container>
  )
}
