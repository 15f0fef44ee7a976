import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Billing, moneyBackDays, type PlanName } from '#app/spec/plans.ts'
import { Button } from '#app/ui/button.tsx'
import { emailProblem } from './check-email.ts'
import type { TrackEvent } from './events.ts'
import { OrderSummary } from './order-summary.tsx'
import { startCheckout } from './start-checkout.ts'

interface EmailStepProps {
  plan: PlanName
  billing: Billing
  email: string
  onEmail: (email: string) => void
  onBack: () => void
  track: TrackEvent
  analyticsId: () => string | null
}

export function EmailStep({ plan, billing, email, onEmail, onBack, track, analyticsId }: EmailStepProps) {
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    // The payment page's Back button may bring this page back just as it was left.
    const ready = () => setSending(false)
    window.addEventListener('pageshow', ready)
    return () => window.removeEventListener('pageshow', ready)
  }, [])

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setError(null)
    const problem = emailProblem(email)
    if (problem) return refuse(problem)
    setSending(true)
    track('subscription_attempt', { plan, billing })
    const checkout = await startCheckout({ email, plan, billing, analyticsId: analyticsId() })
    if ('url' in checkout) {
      track('checkout_created', { plan, billing })
      return window.location.assign(checkout.url)
    }
    track('subscription_error', { plan, billing, reason: checkout.reason })
    setSending(false)
    refuse(checkout.message)
  }

  return (
    <section aria-labelledby="email-step" className="email-step mx-auto max-w-lg">
      <h1 id="email-step" className="text-3xl">
        Where should we send your receipt?
      </h1>
      <div className="mt-8">
        <OrderSummary {...{ plan, billing }} />
      </div>
      <form noValidate onSubmit={submit} className="mt-8">
        <label htmlFor="email" className="font-semibold">
          Email address
        </label>
        <input
          ref={field}
          id="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          aria-invalid={error !== null}
          aria-describedby={error ? 'email-error' : undefined}
          className="mt-2 block h-12 w-full rounded-md bg-surface px-4 ring-1 ring-line-strong ring-inset aria-invalid:ring-2 aria-invalid:ring-danger"
        />
        {error && (
          <p
            id="email-error"
            role="alert"
            className="mt-3 rounded-md border-l-4 border-danger bg-danger-wash px-4 py-3 font-semibold text-danger"
          >
            {error}
          </p>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <Button look="secondary" onClick={onBack} disabled={sending}>
            Back
          </Button>
          <Button type="submit" disabled={sending} className="grow">
            {sending ? 'Opening the payment page…' : 'Continue to Payment'}
          </Button>
        </p>
      </form>
      <p className="mt-6 text-sm text-ink-soft">
        You pay on the next page. If it does not help, you get all your money back within {moneyBackDays} days.
      </p>
    </section>
  )
}
