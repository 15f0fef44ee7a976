import { type ComponentProps, useState } from 'react'
import { contact } from '#app/content/contact.ts'
import { contactLimits, type ContactField as FieldName } from '#app/spec/contact.ts'

const look =
  'block w-full rounded-md bg-surface px-4 py-3 text-ink ring-1 ring-line-strong ring-inset focus:outline-3 focus:outline-water aria-invalid:ring-2 aria-invalid:ring-danger'

interface FieldProps {
  name: FieldName
  problem?: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** A text area of so many rows, with a counter; without it a single line. */
  rows?: number
}

/** No field cuts off what is typed or pasted into it: too long a text is told of, and kept. */
export function ContactField({ name, problem, rows, ...rest }: FieldProps) {
  const { label, help } = contact.fields[name]
  const [length, setLength] = useState(0)
  const shared = {
    id: name,
    name,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${name}-help${problem ? ` ${name}-problem` : ''}`,
  } satisfies ComponentProps<'input'>
  return (
    <div>
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      <p id={`${name}-help`} className="mb-2 text-sm text-ink-soft">
        {help}
      </p>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          className={`${look} resize-y`}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
      ) : (
        <input {...shared} {...rest} className={`${look} min-h-12`} />
      )}
      {problem && (
        <p id={`${name}-problem`} className="mt-1.5 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      {rows && (
        <p className="mt-1.5 text-right text-sm text-ink-soft tabular-nums">
          {`${length.toLocaleString('en-US')} / ${contactLimits[name].toLocaleString('en-US')} characters`}
        </p>
      )}
    </div>
  )
}
