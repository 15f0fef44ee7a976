import type { Weakness } from '@limpid/prose'

/** What to do next, most important first. */
export function Weaknesses({ weaknesses }: { weaknesses: readonly Weakness[] }) {
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
          {weaknesses.slice(0, 3).map((weakness) => (
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
