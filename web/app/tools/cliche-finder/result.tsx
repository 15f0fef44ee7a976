import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '../frame/copy-button.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import { useToolForm } from '../frame/tool-form-context.ts'
import { markCliches } from './mark-cliches.ts'
import type { ClicheOutput, FoundCliche } from './schema.ts'
import { Severity } from './severity.tsx'

export function ClicheResult({ output, values }: ResultProps<ClicheOutput>) {
  const { overallFeedback, cliches } = output.cliche
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const { setValue } = useToolForm()
  const parts = markCliches(values.text ?? '', cliches)
  const textWith = (choice: Record<number, string>) =>
    parts.map(({ index, text }) => (index === undefined ? text : (choice[index] ?? text))).join('')

  function choose(index: number, alternative: string | undefined) {
    const next = { ...chosen }
    if (alternative === undefined) delete next[index]
    else next[index] = alternative
    setChosen(next)
    setValue('text', textWith(next))
  }

  return (
    <>
      <p className="max-w-text font-serif text-xl">{overallFeedback}</p>
      {cliches.length === 0 ? (
        <p className="text-lg font-semibold text-success">No clichés detected in your text!</p>
      ) : (
        <>
          <section aria-labelledby="marked-text" className="max-w-3xl">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 id="marked-text" className="text-xl">
                Your text
              </h2>
              <CopyButton text={textWith(chosen)} what="your text" />
            </div>
            <p className="mt-4 rounded-lg bg-surface px-5 py-4 font-serif text-lg leading-relaxed whitespace-pre-wrap ring-1 ring-line">
              {parts.map(({ start, text, index }) =>
                index === undefined ? (
                  text
                ) : chosen[index] === undefined ? (
                  <a
                    key={start}
                    href={`#cliche-${index + 1}`}
                    className="rounded-sm bg-mark-yellow box-decoration-clone px-0.5 text-ink underline decoration-mark-yellow-line decoration-2 underline-offset-4"
                  >
                    {text}
                  </a>
                ) : (
                  <ins key={start} className="bg-water-wash px-0.5 text-ink decoration-water underline-offset-4">
                    {chosen[index]}
                  </ins>
                ),
              )}
            </p>
          </section>
          <ol className="max-w-3xl">
            {cliches.map((cliche, index) => (
              <ClicheItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a cliché is known by its place in the text.
                key={index}
                cliche={cliche}
                number={index + 1}
                chosen={chosen[index]}
                onChoose={(alternative) => choose(index, alternative)}
              />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

interface ClicheItemProps {
  cliche: FoundCliche
  number: number
  chosen: string | undefined
  onChoose: (alternative: string | undefined) => void
}

function ClicheItem({ cliche, number, chosen, onChoose }: ClicheItemProps) {
  return (
    <li id={`cliche-${number}`} className="scroll-mt-24 border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-lg">“{cliche.original}”</h3>
        <Severity value={cliche.severity} />
      </div>
      <p className="mt-2 max-w-text">{cliche.explanation}</p>
      <h4 className="mt-4 text-sm font-semibold">Better alternatives</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {cliche.alternatives.map((alternative) => (
          <li key={alternative}>
            <Button
              look="secondary"
              aria-pressed={chosen === alternative}
              className="aria-pressed:bg-water-wash aria-pressed:ring-2 aria-pressed:ring-water"
              onClick={() => onChoose(chosen === alternative ? undefined : alternative)}
            >
              {alternative === '' ? 'Leave it out' : alternative}
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Button look="quiet" className="mt-2 -ml-5" onClick={() => onChoose(undefined)}>
          Put “{cliche.original}” back
        </Button>
      )}
    </li>
  )
}
