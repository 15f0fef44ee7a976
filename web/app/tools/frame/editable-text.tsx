import { useState } from 'react'
import { CopyButton } from './copy-button.tsx'

interface EditableTextProps {
  text: string
  /** What it is, for screen readers and the copy button: "title 3". */
  what: string
  copiedLabel?: 'Copied!' | 'Copied'
  time?: 'short' | 'medium' | 'long'
  onFailure?: () => void
  /** Something to show about the text as it stands, such as its length. */
  about?: (text: string) => React.ReactNode
  className?: string
}

/** A generated text that the visitor may change before copying it. */
export function EditableText({ text, what, about, className = '', ...copying }: EditableTextProps) {
  const [current, setCurrent] = useState(text)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:flex-nowrap">
      <div className="min-w-0 grow basis-full">
        <textarea
          aria-label={`Edit ${what}`}
          value={current}
          rows={1}
          onChange={(event) => setCurrent(event.target.value)}
          className={`block field-sizing-content w-full resize-none rounded-md bg-transparent px-3 py-2 leading-snug hover:ring-1 hover:ring-line hover:ring-inset focus:bg-surface ${className}`}
        />
        {about && <div className="mt-1 px-3 text-sm text-ink-soft">{about(current)}</div>}
      </div>
      <CopyButton text={current} what={what} {...copying} />
    </div>
  )
}
