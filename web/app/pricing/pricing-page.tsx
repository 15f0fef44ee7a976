import { useEffect, useState } from 'react'
import { pricing } from '#app/content/pricing.ts'
import { type Billing, defaultBilling } from '#app/spec/plans.ts'
import { Container } from '#app/ui/container.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { BillingToggle } from './billing-toggle.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { Credits } from './credits.tsx'
import { EmailStep } from './email-step.tsx'
import { PlanCards } from './plan-cards.tsx'
import { Testimonials } from './testimonials.tsx'
import { analyticsId, track } from './track.ts'
import { usePlanStep } from './use-plan-step.ts'

export function PricingPage() {
  const { plan, choose, back } = usePlanStep()
  const [billing, setBilling] = useState<Billing>(defaultBilling)
  const [email, setEmail] = useState('')
  useEffect(() => track('pricing_page_viewed', {}), [])

  if (plan)
    return (
      <Container>
        <EmailStep
          {...{ plan, billing, email, track, analyticsId }}
          onEmail={setEmail}
          onBack={() => {
            track('back_to_plans', { plan, billing })
            back()
          }}
        />
      </Container>
    )

  return (
    <Container className="space-y-28 py-16">
      <div className="pricing-plans">
        <h1 className="max-w-[18ch] text-4xl">{pricing.heading}</h1>
        <p className="mt-5 mb-8 max-w-text text-lg text-ink-soft">{pricing.intro}</p>
        <BillingToggle
          billing={billing}
          onChange={(next) => {
            setBilling(next)
            track('billing_toggle', { billing: next })
          }}
        />
        <PlanCards
          onSelect={(selected) => {
            track('plan_selected', { plan: selected, billing })
            choose(selected)
          }}
        />
      </div>
      <ComparisonTable />
      <Credits />
      <Testimonials />
      <Faq items={pricing.faq.items} heading={pricing.faq.heading} />
    </Container>
  )
}
