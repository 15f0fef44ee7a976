import { type Billing, type PlanName, plans } from '#app/spec/plans.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

export function priceOf(plan: PlanName, billing: Billing) {
  return dollars.format(billing === 'monthly' ? plans[plan].monthlyPrice : plans[plan].yearlyPrice)
}

export const periodOf: Record<Billing, string> = { monthly: 'a month', yearly: 'a year' }

/** What a year's price comes to by the month. */
export function monthlyShareOf(plan: PlanName) {
  return dollars.format(plans[plan].yearlyPrice / 12)
}
