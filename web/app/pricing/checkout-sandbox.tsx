import { useEffect, useState } from 'react'
import { checkoutSandbox as copy } from '#app/content/checkout-sandbox.ts'
import { pageMeta } from '#app/head/page-meta.ts'
import { type Billing, billings, type PlanName, planNames } from '#app/spec/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { OrderSummary } from './order-summary.tsx'

export const handle = { hydrate: true }

export const meta = () => pageMeta({ ...copy.meta, path: '/checkout-sandbox', indexed: false })

interface Order {
  plan: PlanName
  billing: Billing
  email: string
}

/** The address comes in the fragment, so that no server ever sees it. */
function orderInAddress(): Order | null {
  const choice = new URLSearchParams(window.location.search)
  const plan = planNames.find((name) => name === choice.get('plan'))
  const billing = billings.find((name) => name === choice.get('billing'))
  const email = new URLSearchParams(window.location.hash.slice(1)).get('email')
  return plan && billing && email ? { plan, billing, email } : null
}

export default function CheckoutSandbox() {
  const [order, setOrder] = useState<Order | null>(null)
  useEffect(() => setOrder(orderInAddress()), [])
  return (
    <Container className="py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{copy.heading}</h1>
        <p className="mt-6 border-l-4 border-water bg-water-wash px-5 py-4 text-lg">
          <strong>{copy.noMoney}</strong>
        </p>
        <p className="mt-6 text-ink-soft">{copy.explanation}</p>
        <h2 className="mt-10 mb-3 text-xl">{copy.orderHeading}</h2>
        {order ? (
          <OrderSummary {...order} />
        ) : (
          <p className="border-y border-line py-5 text-ink-soft">{copy.noOrder}</p>
        )}
        <p className="mt-8">
          <ButtonLink href="/pricing">{copy.back}</ButtonLink>
        </p>
      </div>
    </Container>
  )
}
