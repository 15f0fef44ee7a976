import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** One tab stop for the whole toolbar; arrow keys, Home and End move inside it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), select')]
  const here = controls.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return
  const step = steps[event.key]
  const target =
    event.key === 'Home' ? 0 : event.key === 'End' ? controls.length - 1 : step === undefined ? null : here + step
  if (
    target === null ||
    (document.activeElement instanceof HTMLSelectElement === false && step === undefined && target === here)
  )
    return
  event.preventDefault()
  const next = controls[(target + controls.length) % controls.length]
  for (const control of controls) control.tabIndex = control === next ? 0 : -1
  next?.focus()
}
