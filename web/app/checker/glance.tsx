import { useCheckerState } from './panel/use-checker-state.ts'
import type { CheckerStore } from './state/checker-store.ts'

const whole = new Intl.NumberFormat('en-US')

/** The two figures everyone wants, without opening the panel. */
export function Glance({ store }: { store: CheckerStore }) {
  const { summary } = useCheckerState(store)
  if (!summary || summary.counts.words === 0) return null
  return (
    <p className="checker-glance">
      <span className="font-semibold text-ink">Grade {Math.round(summary.gradeLevel)}</span>
      <span>{whole.format(summary.counts.words)} words</span>
    </p>
  )
}
