import { pricing } from '#app/content/pricing.ts'
import { Container } from '#app/ui/container.tsx'
import { Faq } from '#app/ui/faq.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { Credits } from './credits.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { Testimonials } from './testimonials.tsx'

/** What stands below the plans needs no script; the style sheet hides it during the e-mail step. */
export function PricingPage() {
  return (
    <Container className="pricing-page space-y-28 py-16">
      <div data-island="pricing/plan-picker">
        <PlanPicker />
      </div>
      <div className="pricing-details space-y-28">
        <ComparisonTable />
        <Credits />
        <Testimonials />
        <Faq items={pricing.faq.items} heading={pricing.faq.heading} />
      </div>
    </Container>
  )
}
