import type { KeyboardEvent } from 'react'

const controlsIn = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('button:not(:disabled), select')]

function targetOf(key: string, here: number, count: number) {
  if (key === 'ArrowRight') return (here + 1) % count
  if (key === 'ArrowLeft') return (here + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** One tab stop for the whole toolbar; arrow keys, Home and End move inside it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const controls = controlsIn(event.currentTarget)
  const here = controls.indexOf(document.activeElement as HTMLElement)
  if (here < 0) return
  const target = targetOf(event.key, here, controls.length)
  if (target === null) return
  event.preventDefault()
  controls[target]?.focus()
}

/** The tab stop is the control that last had the focus; the first that works, when that one cannot be used now. */
export function keepOneTabStop(toolbar: HTMLElement | null) {
  if (!toolbar) return
  const controls = controlsIn(toolbar)
  const stop =
    controls.find((control) => control === document.activeElement) ??
    controls.find((control) => control.tabIndex === 0) ??
    controls[0]
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1
}
