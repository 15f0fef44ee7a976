import { useEffect, useRef, useState } from 'react'
import { pricing } from '#app/content/pricing.ts'
import { type Billing, billings, defaultBilling } from '#app/spec/plans.ts'
import { BillingToggle } from './billing-toggle.tsx'
import { EmailStep } from './email-step.tsx'
import { PlanCards } from './plan-cards.tsx'
import { analyticsId, track } from './track.ts'
import { usePlanStep } from './use-plan-step.ts'

/** The part of the page that comes alive: the plans, then the e-mail step in their place. */
export function PlanPicker() {
  const { step, choose, back } = usePlanStep()
  const [email, setEmail] = useState('')
  const lastBilling = useRef<Billing>(defaultBilling)
  useEffect(() => track('pricing_page_viewed', { billing: defaultBilling }), [])

  if (step) {
    lastBilling.current = step.billing
    return (
      <EmailStep
        {...step}
        {...{ email, track, analyticsId }}
        onEmail={setEmail}
        onBack={() => {
          track('back_to_plans', { ...step })
          back()
        }}
      />
    )
  }

  return (
    <div className="pricing-plans">
      <h1 className="max-w-[18ch] text-4xl">{pricing.heading}</h1>
      <p className="mt-5 mb-8 max-w-text text-lg text-ink-soft">{pricing.intro}</p>
      <BillingToggle
        billing={lastBilling.current}
        onChange={(billing) => {
          lastBilling.current = billing
          track('billing_toggle', { billing })
        }}
      />
      <PlanCards
        onSelect={(plan) => {
          const billing = billingOnScreen()
          track('plan_selected', { plan, billing })
          choose({ plan, billing })
        }}
      />
    </div>
  )
}

/** The price that the visitor sees is the price that counts, also when it was switched before this script had loaded. */
function billingOnScreen(): Billing {
  const checked = document.querySelector<HTMLInputElement>('input[name="billing"]:checked')?.value
  return billings.find((billing) => billing === checked) ?? defaultBilling
}
