import { Check } from 'lucide-react'
import { pricing } from '#app/content/pricing.ts'
import { type PlanName, planNames, plans } from '#app/spec/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { monthlyShareOf, periodOf, priceOf } from './price.ts'

export function PlanCards({ onSelect }: { onSelect: (plan: PlanName) => void }) {
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-2">
      {planNames.map((plan) => (
        <PlanCard key={plan} plan={plan} onSelect={() => onSelect(plan)} />
      ))}
    </div>
  )
}

function PlanCard({ plan, onSelect }: { plan: PlanName; onSelect: () => void }) {
  const { name, bestValue } = plans[plan]
  const card = pricing.cards[plan]
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={`flex flex-col rounded-lg bg-surface p-7 sm:p-9 ${bestValue ? 'ring-2 ring-water' : 'ring-1 ring-line'}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={`plan-${plan}`} className="text-2xl">
          {name}
        </h2>
        {bestValue && (
          <span className="rounded-sm bg-water px-2.5 py-1 text-xs font-semibold text-on-water">BEST VALUE</span>
        )}
      </div>
      <p className="mt-1 text-ink-soft">{card.bestFor}</p>
      <Price plan={plan} />
      <ul className="mt-6 mb-8 space-y-2.5">
        {[...card.highlights, card.support].map((highlight) => (
          <li key={highlight} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-water" />
            {highlight}
          </li>
        ))}
      </ul>
      <Button look={bestValue ? 'primary' : 'secondary'} className="mt-auto w-full" onClick={onSelect}>
        Choose {name}
      </Button>
    </section>
  )
}

/** Both prices are in the page; the billing toggle shows one of them. */
function Price({ plan }: { plan: PlanName }) {
  return (
    <div className="mt-6">
      <p className="shown-monthly">
        <span className="font-serif text-4xl">{priceOf(plan, 'monthly')}</span> {periodOf.monthly}
        <span className="mt-1 block text-sm text-ink-soft">Billed each month</span>
      </p>
      <p className="shown-yearly">
        <span className="font-serif text-4xl">{priceOf(plan, 'yearly')}</span> {periodOf.yearly}
        <span className="mt-1 block text-sm text-ink-soft">
          About {monthlyShareOf(plan)} a month, billed once a year
        </span>
      </p>
    </div>
  )
}
