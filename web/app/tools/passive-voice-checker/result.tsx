import { CopyButton } from '../frame/copy-button.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { PassiveInstance, PassiveOutput } from './schema.ts'

export function PassiveResult({ output, values }: ResultProps<PassiveOutput>) {
  const { overallFeedback, instances } = output.passiveVoices
  return (
    <>
      <p className="max-w-text font-serif text-xl">{overallFeedback}</p>
      {instances.length === 0 ? (
        <p className="text-lg font-semibold text-success">No passive voice constructions detected in your text!</p>
      ) : (
        <>
          <MarkedText text={(values.text ?? '').trim()} instances={instances} />
          <ol className="max-w-3xl">
            {instances.map((instance, index) => (
              <Instance key={`${instance.start}`} instance={instance} number={index + 1} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function MarkedText({ text, instances }: { text: string; instances: readonly PassiveInstance[] }) {
  let at = 0
  const parts = instances.flatMap(({ start, end }, index) => {
    if (start < at) return []
    const before = text.slice(at, start)
    at = end
    return [
      before,
      <a
        key={start}
        href={`#passive-${index + 1}`}
        className="rounded-sm bg-mark-blue box-decoration-clone px-0.5 text-ink underline decoration-mark-blue-line decoration-2 underline-offset-4"
      >
        {text.slice(start, end)}
      </a>,
    ]
  })
  return (
    <section aria-labelledby="marked-text" className="max-w-3xl">
      <h2 id="marked-text" className="text-xl">
        Your text
      </h2>
      <p className="mt-4 rounded-lg bg-surface px-5 py-4 font-serif text-lg leading-relaxed whitespace-pre-wrap ring-1 ring-line">
        {parts}
        {text.slice(at)}
      </p>
    </section>
  )
}

function Instance({ instance, number }: { instance: PassiveInstance; number: number }) {
  const { passiveConstruction, sentence, type, details, active } = instance
  return (
    <li id={`passive-${number}`} className="scroll-mt-24 border-t border-line py-6">
      <h3 className="text-xl">“{passiveConstruction}”</h3>
      <p className="mt-2 font-serif text-lg text-ink-soft">{sentence}</p>
      <p className="mt-2">
        This is a {type} passive voice construction.{' '}
        {details.hasAgent
          ? 'It includes the agent who performs the action.'
          : "It doesn't specify who performs the action."}
      </p>
      {active && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-4 rounded-lg bg-water-wash px-5 py-4">
          <p className="font-serif text-lg">
            <span className="block font-sans text-xs font-semibold text-ink-soft">In the active voice</span>
            {active}
          </p>
          <CopyButton text={active} what={`active version ${number}`} />
        </div>
      )}
    </li>
  )
}
