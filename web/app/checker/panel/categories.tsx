import type { IssueKind } from '@limpid/prose'
import type { HighlightToggle } from '#app/spec/checker.ts'
import { Mark, type MarkKind } from '#app/ui/mark.tsx'
import type { CheckerState, CheckerStore } from '../state/checker-store.ts'
import { useChecked } from '../state/use-checked.ts'

interface Category {
  toggle: HighlightToggle
  name: string
  mark: MarkKind
  issue?: IssueKind
  child?: boolean
}

const categories: readonly Category[] = [
  { toggle: 'veryHardSentences', name: 'Very hard sentences', mark: 'veryHard', issue: 'very-hard-sentence' },
  { toggle: 'hardSentences', name: 'Hard sentences', mark: 'hard', issue: 'hard-sentence' },
  { toggle: 'writingStyle', name: 'Writing style', mark: 'complex', issue: 'complex' },
  { toggle: 'adverbs', name: 'Adverbs', mark: 'adverb', issue: 'adverb', child: true },
  { toggle: 'passiveVoice', name: 'Passive voice', mark: 'passive', issue: 'passive', child: true },
  { toggle: 'qualifiers', name: 'Qualifiers', mark: 'qualifier', issue: 'qualifier', child: true },
  { toggle: 'grammar', name: 'Grammar', mark: 'grammar' },
]

const pick = ({ summary, toggles, marksHidden, grammarStatus, grammarProgress, grammarCount }: CheckerState) => ({
  issues: summary?.issues,
  ...{ toggles, marksHidden, grammarStatus, grammarProgress, grammarCount },
})

/** Every kind of mark with its count, its target and its switch. */
export function Categories({ store, onLoadGrammar }: { store: CheckerStore; onLoadGrammar: () => void }) {
  const { issues, toggles, marksHidden, grammarStatus, grammarProgress, grammarCount } = useChecked(store, pick)
  const countOf = (kind: IssueKind) => issues?.find((issue) => issue.kind === kind) ?? { count: 0 }
  return (
    <section aria-labelledby="categories" className="border-b border-line pb-6">
      <h2 id="categories" className="text-xl">
        Marks
      </h2>
      <ul className="mt-2">
        {categories.map(({ toggle, name, mark, issue, child }) => (
          <li key={toggle} className={child ? 'pl-6' : undefined}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                checked={toggles[toggle]}
                onChange={(event) => {
                  store.setToggle(toggle, event.target.checked)
                  if (toggle === 'grammar' && event.target.checked) onLoadGrammar()
                }}
                className="size-4.5 accent-water"
              />
              <Mark kind={mark}>{toggle === 'writingStyle' ? `${name}, complex words` : name}</Mark>
              {issue && <Count {...countOf(issue)} />}
              {toggle === 'grammar' && grammarStatus === 'on' && <Count count={grammarCount} target={0} />}
            </label>
            {toggle === 'grammar' && (
              <GrammarStatus status={grammarStatus} progress={grammarProgress} onLoad={onLoadGrammar} />
            )}
          </li>
        ))}
      </ul>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-2 text-sm">
        <input
          type="checkbox"
          checked={marksHidden}
          onChange={(event) => store.setMarksHidden(event.target.checked)}
          className="size-4.5 accent-water"
        />
        Hide all marks
      </label>
    </section>
  )
}

function Count({ count, target }: { count: number; target?: number }) {
  return (
    <span className="ml-auto flex items-baseline gap-2 whitespace-nowrap">
      <span className="font-semibold">{count}</span>
      <span className="min-w-16 text-right text-ink-soft">{target === undefined ? '' : `at most ${target}`}</span>
    </span>
  )
}

interface GrammarStatusProps {
  status: CheckerState['grammarStatus']
  progress: number
  onLoad: () => void
}

function GrammarStatus({ status, progress, onLoad }: GrammarStatusProps) {
  const texts = {
    off: 'Runs in your browser, after a download of 7 MB.',
    loading: `Loading the grammar check… ${Math.round(progress * 100)}%`,
    on: 'On. It reads as you write.',
    failed: 'The grammar check could not be loaded. Everything else works.',
  }
  return (
    <div className="pl-7.5 text-sm text-ink-soft">
      <p role="status">{texts[status]}</p>
      {status === 'loading' && (
        <progress value={progress} aria-label="Grammar check" className="mt-1 h-1.5 w-full accent-water" />
      )}
      {status === 'failed' && (
        <button type="button" onClick={onLoad} className="text-link min-h-8 cursor-pointer">
          Try again
        </button>
      )}
    </div>
  )
}
