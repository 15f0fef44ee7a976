import { Info } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

/** A short explanation behind an "i": shown on hover, on focus and on tap; Escape hides it. Stands in a `relative` parent. */
export function Tooltip({ label, text }: { label: string; text: string }) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const allow = () => setDismissed(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving it only lets the explanation show again
    <span className="group/tooltip inline-block align-text-bottom sm:relative" onPointerLeave={allow} onBlur={allow}>
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        // Safari does not focus a button that is tapped.
        onClick={(event) => event.currentTarget.focus()}
        className="grid size-6 place-items-center rounded-full text-ink-soft hover:text-water"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
      <span
        role="tooltip"
        id={id}
        hidden={dismissed}
        className="invisible absolute bottom-full left-0 z-20 w-56 rounded-md bg-ink px-3 py-2 text-xs leading-normal text-paper opacity-0 transition-opacity duration-150 group-focus-within/tooltip:visible group-focus-within/tooltip:opacity-100 group-hover/tooltip:visible group-hover/tooltip:opacity-100 sm:left-1/2 sm:-translate-x-1/2"
      >
        {text}
      </span>
    </span>
  )
}
