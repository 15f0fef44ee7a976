import type { Billing, PlanName } from '#app/spec/plans.ts'

export interface CheckoutOrder {
  email: string
  plan: PlanName
  billing: Billing
  analyticsId: string | null
}

/** Where plans are paid for. A failure is a PaymentsError. */
export interface Payments {
  /** Answers the address of the payment page. */
  createCheckout(order: CheckoutOrder): Promise<string>
}

/** `refused`: the order itself is at fault, and the visitor can mend it. `unavailable`: everything else. */
export class PaymentsError extends Error {
  readonly kind: 'refused' | 'unavailable'
  /** For the operator's log; holds nothing secret. */
  readonly detail?: string

  constructor(kind: 'refused' | 'unavailable', message: string, detail?: string) {
    super(message)
    this.name = 'PaymentsError'
    this.kind = kind
    this.detail = detail
  }
}
