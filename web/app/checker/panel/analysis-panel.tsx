import type { MarkTools } from '../marks/mark-actions.tsx'
import { useChecked } from '../state/use-checked.ts'
import { Categories } from './categories.tsx'
import { Figures } from './figures.tsx'
import { FindingsList } from './findings-list.tsx'
import { GradeCard } from './grade-card.tsx'
import { Weaknesses } from './weaknesses.tsx'

interface AnalysisPanelProps {
  tools: MarkTools
  onLoadGrammar: () => void
}

export function AnalysisPanel({ tools, onLoadGrammar }: AnalysisPanelProps) {
  const { store } = tools
  const analysisFailed = useChecked(store, (state) => state.analysisFailed)
  const isEmpty = useChecked(store, ({ summary }) => (summary?.counts.words ?? 0) === 0)
  return (
    <aside id="analysis" aria-label="Analysis" className="checker-panel print:hidden">
      {analysisFailed && (
        <p role="alert" className="rounded-md bg-danger-wash p-3 text-sm text-danger">
          The analysis stopped because of a fault of ours. Your text is safe. Reload the page to start it again.
        </p>
      )}
      {isEmpty ? (
        <p className="text-ink-soft">Write or paste something, and its grade will stand here.</p>
      ) : (
        <>
          <GradeCard store={store} />
          <Weaknesses store={store} />
        </>
      )}
      <Categories store={store} onLoadGrammar={onLoadGrammar} />
      {!isEmpty && <Figures store={store} />}
      <FindingsList tools={tools} />
    </aside>
  )
}
