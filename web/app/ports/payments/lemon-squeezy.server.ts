import { createCheckout, lemonSqueezySetup } from '@lemonsqueezy/lemonsqueezy.js'
import type { Billing, PlanName } from '#app/spec/plans.ts'
import { type CheckoutOrder, type Payments, PaymentsError } from './payments.ts'

export interface LemonSqueezySettings {
  apiKey: string
  storeId: string
  variants: Record<PlanName, Record<Billing, string>>
  timeoutMilliseconds?: number
}

const unavailable = 'The payment page cannot be opened right now. Please try again in a few minutes.'
const refused = 'The payment provider did not accept this e-mail address. Please check it and try again.'

/** Takes the money in production. The SDK knows neither time-out nor second try, so both are here. */
export function createLemonSqueezyPayments(settings: LemonSqueezySettings): Payments {
  lemonSqueezySetup({ apiKey: settings.apiKey })

  const attempt = async (order: CheckoutOrder) => {
    const { statusCode, data } = await withTimeout(
      createCheckout(settings.storeId, settings.variants[order.plan][order.billing], {
        checkoutData: { email: order.email, custom: customData(order) },
      }),
      settings.timeoutMilliseconds ?? 10_000,
    )
    return { status: statusCode ?? 0, url: data?.data?.attributes?.url }
  }

  return {
    async createCheckout(order) {
      let { status, url } = await attempt(order)
      if (status === 0 || status === 429 || status >= 500) ({ status, url } = await attempt(order))
      if (status === 422) throw new PaymentsError('refused', refused, 'Lemon Squeezy answered 422')
      if (status !== 201 && status !== 200)
        throw new PaymentsError('unavailable', unavailable, `Lemon Squeezy answered ${status || 'nothing'}`)
      if (!isPaymentPage(url))
        throw new PaymentsError('unavailable', unavailable, 'Lemon Squeezy named no payment page of its own')
      return url
    },
  }
}

function customData({ plan, billing, email, analyticsId }: CheckoutOrder) {
  return {
    email,
    plan_name: plan,
    plan_interval: billing,
    ...(analyticsId ? { posthog_distinct_id: analyticsId } : {}),
  }
}

/** Nobody is ever sent to another host than the provider's own. */
function isPaymentPage(url: unknown): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && (hostname === 'lemonsqueezy.com' || hostname.endsWith('.lemonsqueezy.com'))
}

async function withTimeout<T extends { statusCode: number | null }>(call: Promise<T>, milliseconds: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PaymentsError('unavailable', unavailable, 'Lemon Squeezy did not answer in time')),
      milliseconds,
    )
  })
  return Promise.race([call, late]).finally(() => clearTimeout(timer))
}
