import { pageMeta } from '#app/head/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

export const meta = () =>
  pageMeta({
    title: 'Page Not Found | Limpid',
    description: 'There is no page at this address. Go to the home page, the prices or the contact form.',
    path: '/404',
    indexed: false,
  })

export default function NotFound() {
  return (
    <Container className="py-24">
      <h1 className="text-4xl">Page Not Found</h1>
      <p className="mt-5 max-w-text text-lg text-ink-soft">
        There is no page at this address. It may have moved, or the link may hold a typing error.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">Go to the home page</ButtonLink>
        <ButtonLink look="secondary" href="/pricing">
          See the prices
        </ButtonLink>
        <ButtonLink look="secondary" href="/contact-us">
          Contact us
        </ButtonLink>
      </p>
    </Container>
  )
}
