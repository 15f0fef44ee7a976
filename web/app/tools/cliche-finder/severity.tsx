const steps = [1, 2, 3, 4, 5]

/** Five dots and the number: how worn a phrase is. */
export function Severity({ value }: { value: number }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <span>Severity</span>
      <span aria-hidden="true" className="flex gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={`size-2.5 rounded-full ${step <= value ? 'bg-water' : 'ring-1 ring-line-strong ring-inset'}`}
          />
        ))}
      </span>
      <span className="tabular-nums">{`${value}/5`}</span>
    </p>
  )
}
