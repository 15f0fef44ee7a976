import { useState } from 'react'
import { copyFailedMessage } from '#app/spec/email-responses.ts'
import { CopyButton } from './copy-button.tsx'

/** A long generated text: shown line by line, open to changes, with a copy button that owns up when it fails. */
export function EditableDocument({ text, heading, what }: { text: string; heading: string; what: string }) {
  const [current, setCurrent] = useState(text)
  const [failed, setFailed] = useState(false)
  return (
    <section aria-labelledby="document" className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="document" className="text-xl">
          {heading}
        </h2>
        <CopyButton text={current} what={what} time="long" onFailure={() => setFailed(true)} />
      </div>
      {failed && (
        <p role="alert" className="mt-3 rounded-md bg-danger-wash px-4 py-3 text-danger">
          {copyFailedMessage}
        </p>
      )}
      <textarea
        aria-label={`Edit ${what}`}
        value={current}
        rows={12}
        onChange={(event) => setCurrent(event.target.value)}
        className="mt-4 block field-sizing-content w-full resize-y rounded-lg bg-surface px-5 py-4 font-serif text-lg leading-relaxed whitespace-pre-wrap ring-1 ring-line ring-inset"
      />
      <p className="mt-2 text-sm text-ink-soft">You can change the text here before you copy it.</p>
    </section>
  )
}
