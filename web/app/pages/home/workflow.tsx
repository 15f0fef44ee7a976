import { home } from '#app/content/home.ts'
import { StillingLine } from './stilling-line.tsx'

/** Four steps, each with a calmer line than the one before. */
export function Workflow() {
  return (
    <section aria-labelledby="workflow">
      <h2 id="workflow" className="text-3xl">
        {home.workflow.heading}
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {home.workflow.steps.map((step, index) => (
          <li key={step.title}>
            <StillingLine amplitude={9 - index * 3} />
            <h3 className="mt-4 text-xl">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
