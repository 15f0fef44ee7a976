import type { CheckerStore } from './state/checker-store.ts'
import { useChecked } from './state/use-checked.ts'

const whole = new Intl.NumberFormat('en-US')

/** The two figures everyone wants, without opening the panel. */
export function Glance({ store }: { store: CheckerStore }) {
  const { grade, words } = useChecked(store, ({ summary }) => ({
    grade: Math.round(summary?.gradeLevel ?? 0),
    words: summary?.counts.words ?? 0,
  }))
  if (words === 0) return null
  return (
    <p className="checker-glance">
      <span className="font-semibold text-ink">Grade {grade}</span>
      <span>{whole.format(words)} words</span>
    </p>
  )
}
