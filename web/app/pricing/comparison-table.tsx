import { Check } from 'lucide-react'
import { pricing } from '#app/content/pricing.ts'
import { planNames, plans } from '#app/spec/plans.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'

export function ComparisonTable() {
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="text-3xl">
        {pricing.comparison.heading}
      </h2>
      <table className="mt-8 w-full text-left">
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-3 pr-4 font-semibold">
              Feature
            </th>
            {planNames.map((plan) => (
              <th key={plan} scope="col" className="w-[26%] py-3 pr-3 font-semibold">
                {plans[plan].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricing.comparison.rows.map((row) => (
            <tr key={row.feature} className="border-b border-line align-top">
              <th scope="row" className="relative py-3.5 pr-4 font-normal">
                {row.feature} <Tooltip label={`About ${row.feature}`} text={row.tooltip} />
              </th>
              {planNames.map((plan) => (
                <td key={plan} className="py-3.5 pr-3">
                  <Cell value={row.values[plan]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: string | true }) {
  if (value !== true) return value
  return (
    <>
      <Check aria-hidden="true" className="mt-1 size-4.5 text-water" />
      <span className="sr-only">Included</span>
    </>
  )
}
