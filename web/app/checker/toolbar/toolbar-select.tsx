import { useRef } from 'react'

interface ToolbarSelectProps {
  name: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  /** Choosing the value that is active already counts as a choice too. */
  repeats?: boolean
  /** Called after a choice with the pointer, when the visitor means to go on writing. */
  onPicked: () => void
}

/** The system's own list: it works by mouse, touch, keyboard and screen reader without our help. */
export function ToolbarSelect({ name, value, options, onChange, onPicked, repeats = false }: ToolbarSelectProps) {
  const byPointer = useRef(false)
  const known = options.some(([option]) => option === value)
  return (
    <select
      aria-label={name}
      title={name}
      value={repeats ? 'current' : value}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onKeyDown={() => {
        byPointer.current = false
      }}
      onChange={(event) => {
        onChange(event.target.value)
        if (byPointer.current) onPicked()
      }}
      className="h-9 shrink-0 cursor-pointer rounded-md bg-transparent px-2 text-sm hover:bg-water-wash pointer-coarse:h-11"
    >
      {repeats && (
        <option value="current" hidden>
          {options.find(([option]) => option === value)?.[1]}
        </option>
      )}
      {!known && !repeats && <option value={value}>{value}</option>}
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}
