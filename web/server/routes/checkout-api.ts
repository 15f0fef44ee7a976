import { type CheckoutOrder, PaymentsError } from '#app/ports/payments/payments.ts'
import { emailProblem } from '#app/pricing/check-email.ts'
import { billings, checkoutMessages, checkoutsPerHour, longestAnalyticsId, planNames } from '#app/spec/plans.ts'
import type { ServerParts } from '../server-parts.ts'
import { postJson, refusal, tooOften } from './post-json.ts'

/** POST /api/lemonsqueezy/create-checkout-session: answers the address of the payment page. */
export function checkoutApi({ clientOf, log, ports }: Pick<ServerParts, 'clientOf' | 'log' | 'ports'>) {
  return postJson('/create-checkout-session', async (fields, context) => {
    const order = readOrder(fields)
    if ('problem' in order) return refusal(400, order.problem)
    const turn = await ports.rateLimit.take(`checkout:${clientOf(context)}`, checkoutsPerHour)
    if (!turn.allowed) return tooOften('That was many tries in a short time.', turn.waitMilliseconds)
    try {
      return { status: 200, body: { url: await ports.payments.createCheckout(order) } }
    } catch (error) {
      const known = error instanceof PaymentsError
      log.error({ kind: known ? error.kind : 'unknown', detail: known ? error.detail : undefined }, 'a checkout failed')
      if (known) return refusal(error.kind === 'refused' ? 422 : 502, error.message)
      return refusal(502, checkoutMessages.failed)
    }
  })
}

type Read = CheckoutOrder | { problem: string }

function readOrder({ email, planName, planInterval, posthogDistinctId: id }: Record<string, unknown>): Read {
  const address = typeof email === 'string' ? email.trim() : ''
  const problem = emailProblem(address)
  if (problem) return { problem }
  const plan = planNames.find((name) => name === planName)
  const billing = billings.find((name) => name === planInterval)
  if (!plan || !billing) return { problem: checkoutMessages.planMissing }
  const analyticsId = typeof id === 'string' && id !== '' && id.length <= longestAnalyticsId ? id : null
  return { email: address, plan, billing, analyticsId }
}
