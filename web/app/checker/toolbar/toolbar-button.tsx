import type { LucideIcon } from 'lucide-react'

interface ToolbarButtonProps {
  name: string
  keys?: string
  icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  /** The toolbar's one tab stop until an arrow key moves it. */
  first?: boolean
  onClick: () => void
}

export function ToolbarButton({
  name,
  keys,
  icon: Icon,
  pressed,
  disabled,
  first = false,
  onClick,
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={pressed}
      disabled={disabled}
      tabIndex={first ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-water-wash disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-water-wash aria-pressed:text-water pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
