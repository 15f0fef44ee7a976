import type { IssueKind } from '@limpid/prose'
import type { HighlightToggle } from '#app/spec/checker.ts'
import { Mark, type MarkKind } from '#app/ui/mark.tsx'
import type { CheckerState, CheckerStore } from '../state/checker-store.ts'
import { useCheckerState } from './use-checker-state.ts'

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

/** Every kind of mark with its count, its target and its switch. */
export function Categories({ store, onLoadGrammar }: { store: CheckerStore; onLoadGrammar: () => void }) {
  const { summary, toggles, marksHidden, grammarStatus } = useCheckerState(store)
  const issueOf = (kind?: IssueKind) => summary?.issues.find((issue) => issue.kind === kind)
  return (
    <section aria-labelledby="categories" className="border-b border-line pb-6">
      <h2 id="categories" className="text-xl">
        Marks
      </h2>
      <ul className="mt-2">
        {categories.map(({ toggle, name, mark, issue, child }) => {
          const found = issueOf(issue)
          return (
            <li key={toggle} className={child ? 'pl-6' : undefined}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={toggles[toggle]}
                  onChange={(event) => store.setToggle(toggle, event.target.checked)}
                  className="size-4.5 accent-water"
                />
                <Mark kind={mark}>{toggle === 'writingStyle' ? `${name}, complex words` : name}</Mark>
                {found && (
                  <span className="ml-auto whitespace-nowrap text-ink-soft">
                    <span className="font-semibold text-ink">{found.count}</span> of {found.target}
                    <span className="sr-only"> allowed</span>
                  </span>
                )}
              </label>
              {toggle === 'grammar' && <GrammarStatus status={grammarStatus} onLoad={onLoadGrammar} />}
            </li>
          )
        })}
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

function GrammarStatus({ status, onLoad }: { status: CheckerState['grammarStatus']; onLoad: () => void }) {
  if (status === 'off')
    return (
      <p className="pl-7 text-sm text-ink-soft">
        Runs in your browser, after a download of 8 MB.{' '}
        <button type="button" onClick={onLoad} className="text-link cursor-pointer">
          Check grammar
        </button>
      </p>
    )
  const texts = {
    loading: 'Loading the grammar check…',
    on: 'On. It reads as you write.',
    failed: 'The grammar check could not be loaded. Everything else works.',
  }
  return (
    <p role="status" className="pl-7 text-sm text-ink-soft">
      {texts[status]}
    </p>
  )
}
