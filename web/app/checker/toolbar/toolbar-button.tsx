import type { LucideIcon } from 'lucide-react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const shortcut = (keys: string) => (isApple ? keys.replace('Ctrl+', '⌘').replace('Shift+', '⇧') : keys)

interface ToolbarButtonProps {
  name: string
  keys?: string
  icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
}

export function ToolbarButton({ name, keys, icon: Icon, pressed, disabled, onClick }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={keys ? `${name} (${shortcut(keys)})` : name}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-water-wash disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-water-wash aria-pressed:text-water pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
