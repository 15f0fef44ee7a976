import type { MarkTools } from '../marks/mark-actions.tsx'
import { Categories } from './categories.tsx'
import { Figures } from './figures.tsx'
import { FindingsList } from './findings-list.tsx'
import { GradeCard } from './grade-card.tsx'
import { useCheckerState } from './use-checker-state.ts'
import { Weaknesses } from './weaknesses.tsx'

interface AnalysisPanelProps {
  tools: MarkTools
  onLoadGrammar: () => void
}

export function AnalysisPanel({ tools, onLoadGrammar }: AnalysisPanelProps) {
  const { store } = tools
  const { summary, analysisFailed } = useCheckerState(store)
  return (
    <aside id="analysis" aria-label="Analysis" className="checker-panel print:hidden">
      {analysisFailed && (
        <p role="alert" className="rounded-md bg-danger-wash p-3 text-sm text-danger">
          The analysis stopped because of a fault of ours. Your text is safe. Reload the page to start it again.
        </p>
      )}
      {summary === null || summary.counts.words === 0 ? (
        <p className="text-ink-soft">Write or paste something, and its grade will stand here.</p>
      ) : (
        <>
          <GradeCard summary={summary} />
          <Weaknesses weaknesses={summary.weaknesses ?? []} />
        </>
      )}
      <Categories store={store} onLoadGrammar={onLoadGrammar} />
      {summary !== null && summary.counts.words > 0 && <Figures summary={summary} />}
      <FindingsList tools={tools} />
    </aside>
  )
}
