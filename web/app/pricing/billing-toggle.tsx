import { type Billing, billings, yearlySavingLabel } from '#app/spec/plans.ts'

const names: Record<Billing, string> = { monthly: 'Monthly', yearly: 'Yearly' }

/** Plain radio buttons: the prices follow them by style sheet alone, before any script has loaded. */
export function BillingToggle({
  billing: chosen,
  onChange,
}: {
  billing: Billing
  onChange: (billing: Billing) => void
}) {
  return (
    <fieldset className="inline-flex rounded-md bg-sunken p-1 ring-1 ring-line ring-inset">
      <legend className="sr-only">Billing</legend>
      {billings.map((billing) => (
        <label
          key={billing}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-5 text-sm font-semibold has-checked:bg-surface has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-water"
        >
          <input
            type="radio"
            name="billing"
            value={billing}
            id={`billing-${billing}`}
            defaultChecked={billing === chosen}
            onChange={() => onChange(billing)}
            className="sr-only"
          />
          {names[billing]}
          {billing === 'yearly' && (
            <span className="rounded-sm bg-water-wash px-2 py-0.5 text-xs text-water">{yearlySavingLabel}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
