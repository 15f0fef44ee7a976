import { type ComponentType, type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ToolFacts } from '../define-tool.ts'
import { AnimatedDots } from './animated-dots.tsx'
import { AnotherVersion } from './another-version.tsx'
import { type FormValues, firstProblem, readDraft, typedAlready, writeDraft } from './form-values.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { ToolFormContext } from './tool-form-context.ts'
import { UpsellBanner } from './upsell-banner.tsx'
import { UsageLine } from './usage-line.tsx'
import { type RequestState, useToolRequest } from './use-tool-request.ts'
import { useUsage } from './use-usage.ts'

export interface ResultProps<Output> {
  output: Output
  /** What the visitor sent. */
  values: FormValues
  /** Another number for every request of this visit. */
  run: number
}

interface ToolProps<Output> {
  facts: ToolFacts
  /** The fields' texts as the request body that the API takes. */
  toInput: (values: FormValues) => unknown
  defaults?: FormValues
  Form: ComponentType
  Result: ComponentType<ResultProps<Output>>
  /** The answer to a form post without scripts. */
  posted?: { values: FormValues; state: RequestState<Output> }
}

/** A tool's form, its request and its result. Without scripts the form posts itself and the page comes back. */
export function Tool<Output>({ facts, toInput, defaults, Form, Result, posted }: ToolProps<Output>) {
  const usage = useUsage(facts.usageKey)
  const { state, send, fail, cancel } = useToolRequest<Output>(facts, usage, posted?.state ?? { phase: 'idle' })
  const [values, setValues] = useState<FormValues>({ ...defaults, ...posted?.values })
  const [alive, setAlive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLElement>(null)
  const usageId = useId()

  useEffect(() => {
    setAlive(true)
    const draft = posted ? {} : readDraft(facts.slug)
    setValues((served) => ({ ...served, ...draft, ...typedAlready(form.current, served) }))
  }, [facts.slug, posted])
  useEffect(() => {
    if (alive) writeDraft(facts.slug, values)
  }, [alive, facts.slug, values])
  useEffect(() => {
    if (state.phase === 'done' && alive) answer.current?.focus({ preventScroll: false })
    if (state.phase === 'failed' && state.problem.field)
      form.current?.querySelector<HTMLElement>(`[data-field="${state.problem.field}"]`)?.focus()
  }, [state, alive])

  const problem = state.phase === 'failed' ? state.problem : undefined
  const context = useMemo(
    () => ({
      facts,
      values,
      setValue: (field: string, value: string) => setValues((current) => ({ ...current, [field]: value })),
      problem,
      alive,
    }),
    [facts, values, problem, alive],
  )
  const loading = state.phase === 'loading'
  const spent = usage.remaining <= 0
  const disabled = alive && (loading || usage.checking || spent)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (disabled) return
    const blank = firstProblem(facts, values)
    if (!blank) void send(values, toInput(values))
    else if (!facts.blankIsSilent) fail(blank)
  }

  return (
    <ToolFormContext value={context}>
      <form
        ref={form}
        method="post"
        action={`/free-tools/${facts.slug}`}
        onSubmit={submit}
        noValidate
        aria-busy={loading}
        className="max-w-3xl space-y-6"
      >
        <Form />
        {problem && !problem.field && <ProblemNotice problem={problem} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" disabled={disabled} aria-describedby={usageId}>
            {loading ? (
              <span>
                {facts.busy}
                <AnimatedDots />
              </span>
            ) : alive && spent && facts.spent ? (
              facts.spent
            ) : (
              facts.action
            )}
          </Button>
          {loading && (
            <Button look="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
          <div id={usageId}>
            <UsageLine facts={facts} usage={usage} alive={alive} />
          </div>
        </div>
      </form>
      <p aria-live="polite" className="sr-only">
        {loading ? facts.busy : state.phase === 'done' ? 'The result is ready.' : ''}
      </p>
      {loading && facts.loading && (
        <p className="mt-10 text-lg text-ink-soft">
          {facts.loading}
          <AnimatedDots />
        </p>
      )}
      {state.phase === 'done' && (
        <section
          ref={answer}
          tabIndex={-1}
          aria-label="Result"
          className="mt-12 scroll-mt-24 space-y-10 border-t border-line pt-10 focus:outline-none"
        >
          <Result output={state.output} values={state.values} run={state.run} />
          {alive && facts.category === 'generation' && (
            <AnotherVersion remaining={usage.remaining} onAsk={() => void send(state.values, toInput(state.values))} />
          )}
          <UpsellBanner />
        </section>
      )}
    </ToolFormContext>
  )
}
