import { notFound } from '#app/content/not-found.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

export const meta = () => pageMeta({ ...notFound.meta, path: '/404', indexed: false })

export default function NotFound() {
  return (
    <Container className="py-24">
      <h1 className="text-4xl">{notFound.heading}</h1>
      <p className="mt-5 max-w-text text-lg text-ink-soft">{notFound.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {notFound.links.map((link, index) => (
          <ButtonLink key={link.path} href={link.path} look={index === 0 ? 'primary' : 'secondary'}>
            {link.label}
          </ButtonLink>
        ))}
      </p>
    </Container>
  )
}
