import { showWhole } from './panel/show-number.ts'
import type { CheckerStore } from './state/checker-store.ts'
import { useSettled } from './state/use-settled.ts'

const quietMilliseconds = 500

/** The two figures everyone wants, without opening the panel. */
export function Glance({ store }: { store: CheckerStore }) {
  useSettled(store, quietMilliseconds)
  const { summary } = store.get()
  if (!summary || summary.counts.words === 0) return null
  return (
    <p className="checker-glance">
      <span className="font-semibold text-ink">Grade {Math.round(summary.gradeLevel)}</span>
      <span>{showWhole(summary.counts.words)} words</span>
    </p>
  )
}
