import type { Billing, PlanName } from '#app/spec/plans.ts'

/** What the pricing page tells the operator's analytics, if there is one. Never an e-mail address. */
export interface PricingEvents {
  pricing_page_viewed: Record<string, never>
  billing_toggle: { billing: Billing }
  plan_selected: { plan: PlanName; billing: Billing }
  back_to_plans: { plan: PlanName; billing: Billing }
  subscription_attempt: { plan: PlanName; billing: Billing }
  subscription_error: { plan: PlanName; billing: Billing; reason: string }
  checkout_created: { plan: PlanName; billing: Billing }
}

export type TrackEvent = <Name extends keyof PricingEvents>(name: Name, details: PricingEvents[Name]) => void
