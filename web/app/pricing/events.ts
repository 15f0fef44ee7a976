import type { Billing, PlanName } from '#app/spec/plans.ts'

interface Choice extends Record<string, string> {
  plan: PlanName
  billing: Billing
}

/** What the pricing page tells the operator's analytics, if there is one. Never an e-mail address. */
export interface PricingEvents {
  pricing_page_viewed: { billing: Billing }
  billing_toggle: { billing: Billing }
  plan_selected: Choice
  back_to_plans: Choice
  subscription_attempt: Choice
  subscription_error: Choice & { reason: CheckoutFailure }
  checkout_created: Choice
}

/** Why a checkout did not start: no connection, a refusal with its status, or an answer without an address. */
export type CheckoutFailure = 'no_connection' | `status_${number}` | 'invalid_response'

export type TrackEvent = <Name extends keyof PricingEvents>(name: Name, details: PricingEvents[Name]) => void
