import { type Billing, checkoutMessages, type PlanName } from '#app/spec/plans.ts'

interface CheckoutRequest {
  email: string
  plan: PlanName
  billing: Billing
  analyticsId: string | null
}

/** Answers where to send the visitor; throws an error whose message is meant for the visitor. */
export async function startCheckout({ email, plan, billing, analyticsId }: CheckoutRequest): Promise<string> {
  const response = await fetch('/api/lemonsqueezy/create-checkout-session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: email.trim(),
      planName: plan,
      planInterval: billing,
      posthogDistinctId: analyticsId,
    }),
  }).catch(() => {
    throw new Error(checkoutMessages.failed)
  })
  const answer = (await response.json().catch(() => ({}))) as { url?: unknown; message?: unknown }
  if (!response.ok)
    throw new Error(typeof answer.message === 'string' && answer.message ? answer.message : checkoutMessages.failed)
  if (typeof answer.url !== 'string' || answer.url === '') throw new Error(checkoutMessages.invalidResponse)
  return answer.url
}
