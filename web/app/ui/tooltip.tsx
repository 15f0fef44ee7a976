import { Info } from 'lucide-react'
import { useId } from 'react'

/**
 * A short explanation behind an "i": shown on hover and on focus by style sheet alone. `startTooltips` adds taps and
 * Escape. Stands in a `relative` parent.
 */
export function Tooltip({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <span className="group/tooltip inline-block align-text-bottom sm:relative">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className="grid size-6 place-items-center rounded-full text-ink-soft hover:text-water"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
      <span
        role="tooltip"
        id={id}
        className="invisible absolute bottom-full left-0 z-20 w-56 rounded-md bg-ink px-3 py-2 text-xs leading-normal text-paper opacity-0 transition-opacity duration-150 group-focus-within/tooltip:visible group-focus-within/tooltip:opacity-100 group-hover/tooltip:visible group-hover/tooltip:opacity-100 sm:left-1/2 sm:-translate-x-1/2"
      >
        {text}
      </span>
    </span>
  )
}
