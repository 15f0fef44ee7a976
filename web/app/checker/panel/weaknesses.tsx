import type { CheckerStore } from '../state/checker-store.ts'
import { useChecked } from '../state/use-checked.ts'

const shownWeaknesses = 3

/** What to do next, most important first. */
export function Weaknesses({ store }: { store: CheckerStore }) {
  const weaknesses = useChecked(store, ({ summary }) => summary?.weaknesses?.slice(0, shownWeaknesses) ?? [])
  return (
    <section aria-labelledby="weaknesses" className="border-b border-line pb-6">
      <h2 id="weaknesses" className="text-xl">
        {weaknesses.length === 0 ? 'Nothing stands out' : 'Mend this first'}
      </h2>
      {weaknesses.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          Every count is within what a clear text of this length has. Read it aloud once, and send it.
        </p>
      ) : (
        <ol className="mt-3 space-y-3">
          {weaknesses.map((weakness) => (
            <li key={weakness.kind} className="text-sm">
              <p className="flex justify-between gap-4 font-semibold">
                {weakness.label}
                <span className="shrink-0 font-normal text-ink-soft">
                  {weakness.count}, aim for {weakness.target}
                </span>
              </p>
              <p className="mt-0.5 text-ink-soft">{weakness.advice}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
