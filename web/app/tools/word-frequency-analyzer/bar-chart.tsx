import type { CountedWord } from './schema.ts'

/** Bars that are a list: the word and its count are text, the bar only shows them. */
export function BarChart({ words }: { words: readonly CountedWord[] }) {
  const most = words[0]?.occurrence ?? 1
  return (
    <section aria-labelledby="bar-chart">
      <h2 id="bar-chart" className="text-xl">
        Top 20 Most Frequent Words
      </h2>
      {words.length === 0 && <p className="mt-4 text-ink-soft">Only common words are left.</p>}
      <ol className="mt-4 space-y-1.5">
        {words.map(({ word, occurrence }) => (
          <li key={word} className="grid grid-cols-[minmax(4rem,9rem)_1fr] items-center gap-3">
            <span className="truncate text-right" title={word}>
              {word}
            </span>
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="h-5 min-w-1 rounded-r-sm bg-water"
                style={{ width: `calc((100% - 3rem) * ${occurrence / most})` }}
              />
              <span className="text-sm text-ink-soft tabular-nums">{occurrence}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
