import { type ReactNode, useId } from 'react'
import { useField, useToolForm } from './tool-form-context.ts'

interface TextFieldProps {
  /** The field's name in the facts and in the request. */
  name: string
  label: string
  hint?: ReactNode
  placeholder?: string
  /** A text area of so many rows; without it a single line. */
  rows?: number
  counter?: boolean
  /** What the counter shows as the limit, such as '10,000'. */
  shownLimit?: string
  /** The field takes more than the counter shows. */
  unlimited?: boolean
  optional?: boolean
}

const look =
  'block w-full rounded-md bg-surface px-4 py-3 text-ink ring-1 ring-line-strong ring-inset placeholder:text-ink-soft focus:outline-3 focus:outline-water aria-invalid:ring-2 aria-invalid:ring-danger'

/** A labelled text with a live character counter. */
export function TextField({
  name,
  label,
  hint,
  placeholder,
  rows,
  counter = true,
  shownLimit,
  unlimited = false,
  optional = false,
}: TextFieldProps) {
  const id = useId()
  const { facts } = useToolForm()
  const { value, setValue, error } = useField(name)
  const limit = facts.fields[name]?.limit ?? 0
  const described = [hint && `${id}-hint`, counter && `${id}-counter`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    value,
    placeholder,
    maxLength: unlimited ? undefined : limit,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'data-field': name,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {rows ? (
        <textarea rows={rows} className={`${look} resize-y font-serif text-lg leading-relaxed`} {...shared} />
      ) : (
        <input type="text" autoComplete="off" className={`${look} min-h-11`} {...shared} />
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {counter && (
        <p id={`${id}-counter`} className="mt-1.5 text-right text-sm text-ink-soft tabular-nums">
          {`${value.length} / ${shownLimit ?? limit} characters`}
        </p>
      )}
    </div>
  )
}
