import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { optionAfterKey } from './choice-keys.ts'
import { useField, useToolForm } from './tool-form-context.ts'

export interface ChoiceOption {
  value: string
  label: string
  description?: string
  Icon?: LucideIcon
}

interface ChoiceFieldProps {
  name: string
  label: string
  options: readonly ChoiceOption[]
}

const boxLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md bg-surface px-4 py-2.5 text-left ring-1 ring-line-strong ring-inset'

/** One choice of a list, with an icon and a description each. Without scripts it is the browser's own list. */
export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const id = useId()
  const { alive } = useToolForm()
  const { value, setValue } = useField(name)
  if (alive) return <Listbox id={id} name={name} label={label} options={options} value={value} onChoose={setValue} />
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={boxLook}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ListboxProps extends ChoiceFieldProps {
  id: string
  value: string
  onChoose: (value: string) => void
}

function Listbox({ id, name, label, options, value, onChoose }: ListboxProps) {
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(chosen)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  function choose(index: number) {
    const option = options[index]
    if (option) onChoose(option.value)
    setOpen(false)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      setActive(chosen)
      setOpen(true)
      return
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false)
      if (event.key === 'Escape') event.preventDefault()
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(active)
      return
    }
    const next = optionAfterKey(event.key, active, options)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  const selected = options[chosen]
  return (
    <div ref={box} className="relative">
      <span id={`${id}-label`} className="mb-1.5 block font-semibold">
        {label}
      </span>
      <input type="hidden" name={name} value={value} />
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        data-field={name}
        className={boxLook}
        onClick={() => {
          setActive(chosen)
          setOpen(!open)
        }}
        onKeyDown={onKeyDown}
      >
        {selected?.Icon && <selected.Icon aria-hidden size={18} className="shrink-0 text-water" />}
        <span id={`${id}-value`} className="grow">
          {selected?.label}
        </span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-soft" />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md bg-surface py-1 shadow-raised ring-1 ring-line"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button keeps the focus and takes the keys for the whole list.
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 ${index === active ? 'bg-water-wash' : ''} ${index === chosen ? 'font-semibold' : ''}`}
            onPointerMove={() => setActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {option.Icon && <option.Icon aria-hidden size={18} className="shrink-0 text-water" />}
            <span>
              {option.label}
              {option.description && (
                <span className="block text-sm font-normal text-ink-soft">{option.description}</span>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
