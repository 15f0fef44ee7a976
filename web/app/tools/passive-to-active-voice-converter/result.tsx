import { CopyButton } from '../frame/copy-button.tsx'
import type { ResultProps } from '../frame/tool.tsx'
import type { ConverterOutput } from './schema.ts'

export function ConverterResult({ output, values }: ResultProps<ConverterOutput>) {
  const unchanged = output.convertedText === (values.text ?? '').trim()
  return (
    <section aria-labelledby="conversion" className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="conversion" className="text-xl">
          Conversion Result
        </h2>
        <CopyButton text={output.convertedText} what="the converted text" />
      </div>
      {unchanged && <p className="mt-3 text-ink-soft">Your text is active already, so it stays as it was.</p>}
      <p className="mt-4 rounded-lg bg-surface px-5 py-4 font-serif text-lg leading-relaxed whitespace-pre-wrap ring-1 ring-line">
        {output.convertedText}
      </p>
      {output.notes.length > 0 && (
        <ul className="mt-4 list-disc space-y-1 pl-6 text-sm text-ink-soft">
          {output.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
