import { useEffect, useState } from 'react'
import { checkoutSandbox } from '#app/content/checkout-sandbox.ts'
import { type Billing, billings, type PlanName, planNames } from '#app/spec/plans.ts'
import { OrderSummary } from './order-summary.tsx'

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

export function SandboxOrder() {
  const [order, setOrder] = useState<Order | null>(null)
  useEffect(() => setOrder(orderInAddress()), [])
  if (order) return <OrderSummary {...order} />
  return <p className="border-y border-line py-5 text-ink-soft">{checkoutSandbox.noOrder}</p>
}
