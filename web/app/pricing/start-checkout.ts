import { type Billing, checkoutMessages, type PlanName } from '#app/spec/plans.ts'
import type { CheckoutFailure } from './events.ts'

interface CheckoutRequest {
  email: string
  plan: PlanName
  billing: Billing
  analyticsId: string | null
}

type Checkout = { url: string } | { message: string; reason: CheckoutFailure }

/** Answers where to send the visitor, or a message meant for the visitor. */
export async function startCheckout(request: CheckoutRequest): Promise<Checkout> {
  const response = await post(request).catch(() => null)
  if (!response) return { message: checkoutMessages.failed, reason: 'no_connection' }
  const answer = (await response.json().catch(() => null)) as { url?: unknown; message?: unknown } | null
  if (!response.ok) {
    const message = typeof answer?.message === 'string' && answer.message ? answer.message : checkoutMessages.failed
    return { message, reason: `status_${response.status}` }
  }
  if (typeof answer?.url !== 'string' || answer.url === '')
    return { message: checkoutMessages.invalidResponse, reason: 'invalid_response' }
  return { url: answer.url }
}

function post({ email, plan, billing, analyticsId }: CheckoutRequest) {
  return fetch('/api/lemonsqueezy/create-checkout-session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: email.trim(),
      planName: plan,
      planInterval: billing,
      posthogDistinctId: analyticsId,
    }),
  })
}
