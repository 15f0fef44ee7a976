import { checkoutSandbox as copy } from '#app/content/checkout-sandbox.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { SandboxOrder } from './sandbox-order.tsx'

export const handle = { island: true }

export const meta = () => pageMeta({ ...copy.meta, path: '/checkout-sandbox', indexed: false })

export default function CheckoutSandbox() {
  return (
    <Container className="py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{copy.heading}</h1>
        <p className="mt-6 border-l-4 border-water bg-water-wash px-5 py-4 text-lg">
          <strong>{copy.noMoney}</strong>
        </p>
        <p className="mt-6 text-ink-soft">{copy.explanation}</p>
        <h2 className="mt-10 mb-3 text-xl">{copy.orderHeading}</h2>
        <div data-island="pricing/sandbox-order">
          <SandboxOrder />
        </div>
        <p className="mt-8">
          <ButtonLink href="/pricing">{copy.back}</ButtonLink>
        </p>
      </div>
    </Container>
  )
}
