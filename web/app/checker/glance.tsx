import { showWhole } from './panel/show-number.ts'
import type { CheckerStore } from './state/checker-store.ts'
import { useChecked } from './state/use-checked.ts'

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
      <span>{showWhole(words)} words</span>
    </p>
  )
}
