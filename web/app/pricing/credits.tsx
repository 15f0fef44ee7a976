import { pricing } from '#app/content/pricing.ts'
import { creditsPerMonth, creditsPerPiece, type UsageExample, usageExamples } from '#app/content/usage-examples.ts'
import { creditCosts, plans } from '#app/spec/plans.ts'

const credits = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`

export function Credits() {
  return (
    <section aria-labelledby="credits" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2 id="credits" className="text-3xl">
          {pricing.credits.heading}
        </h2>
        <div className="mt-4 max-w-text space-y-4 text-ink-soft">
          {pricing.credits.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="mt-6 grid max-w-xs grid-cols-2 gap-4">
          {pricing.credits.costs.map((cost) => (
            <div key={cost.mode} className="border-t-2 border-ink pt-2">
              <dt className="text-sm text-ink-soft">{cost.mode}</dt>
              <dd className="font-serif text-xl">{credits(cost.credits)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="text-xl">Three months, worked out</h3>
        <ul className="mt-2">
          {usageExamples.map((example) => (
            <Example key={example.title} example={example} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Example({ example }: { example: UsageExample }) {
  const { askMode, agentMode } = example.conversationsPerPiece
  const total = creditsPerMonth(example)
  const plan = plans[example.plan]
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-serif text-lg font-medium">{example.title}</strong>
        <span className="text-sm text-ink-soft">
          {total} of {plan.aiCredits} credits, {plan.name}
        </span>
      </p>
      <p className="mt-1 text-ink-soft">{example.story}</p>
      <p className="mt-2 text-sm">
        {example.pieces.count} {example.pieces.name} × ({askMode} Ask × {creditCosts.askMode} + {agentMode} Agent ×{' '}
        {creditCosts.agentMode}) = {example.pieces.count} × {creditsPerPiece(example)} = {credits(total)}
      </p>
      <meter min={0} max={plan.aiCredits} value={total} className="sr-only">
        {total} of {plan.aiCredits}
      </meter>
    </li>
  )
}
