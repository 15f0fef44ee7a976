import { type Billing, type PlanName, plans } from '#app/spec/plans.ts'
import { periodOf, priceOf } from './price.ts'

/** What is about to be paid, in the same words at every step. */
export function OrderSummary({ plan, billing, email }: { plan: PlanName; billing: Billing; email?: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 border-y border-line py-5">
      <dt className="text-ink-soft">Plan</dt>
      <dd className="font-semibold">{plans[plan].name}</dd>
      <dt className="text-ink-soft">Billing</dt>
      <dd>{billing === 'yearly' ? 'Yearly' : 'Monthly'}</dd>
      <dt className="text-ink-soft">Price</dt>
      <dd>
        {priceOf(plan, billing)} {periodOf[billing]}
      </dd>
      {email && (
        <>
          <dt className="text-ink-soft">Email</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </>
      )}
    </dl>
  )
}
