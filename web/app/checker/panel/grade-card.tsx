import type { CheckerStore } from '../state/checker-store.ts'
import { useChecked } from '../state/use-checked.ts'

const round = (value: number) => Math.round(value * 10) / 10

export function GradeCard({ store }: { store: CheckerStore }) {
  const { grade, label, audience, score } = useChecked(store, ({ summary }) => ({
    grade: Math.round(summary?.gradeLevel ?? 0),
    score: round(summary?.score ?? 0),
    ...summary?.readabilityLevel,
  }))
  return (
    <section aria-labelledby="grade" className="border-b border-line pb-6">
      <h2 id="grade" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        Grade level
      </h2>
      <p className="mt-1 flex items-baseline gap-3">
        <span className="font-serif text-[3.5rem] leading-none font-medium" data-testid="grade-level">
          {grade}
        </span>
        <span className="font-serif text-xl">{label}</span>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{audience}</p>
      <div className="mt-4 text-sm">
        <span className="flex justify-between">
          <span>Score</span>
          <span>{score} of 100</span>
        </span>
        <div aria-hidden="true" className="mt-1.5 h-1.5 rounded-full bg-line">
          <div className="h-full rounded-full bg-water" style={{ width: `${Math.max(2, score)}%` }} />
        </div>
      </div>
    </section>
  )
}
