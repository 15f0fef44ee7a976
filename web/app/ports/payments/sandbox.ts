import type { Payments } from './payments.ts'

/** The embedded default: a page of our own that takes no money. The address stays in the fragment, which no server sees. */
export function createSandboxPayments(): Payments {
  return {
    async createCheckout({ email, plan, billing }) {
      return `/checkout-sandbox?${new URLSearchParams({ plan, billing })}#${new URLSearchParams({ email })}`
    },
  }
}
