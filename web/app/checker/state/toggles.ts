import { type HighlightToggle, highlightToggles, writingStyleToggles } from '#app/spec/checker.ts'

export type Toggles = Record<HighlightToggle, boolean>

export const allOn = Object.fromEntries(highlightToggles.map((name) => [name, true])) as Toggles

/** The grammar check is a download of its own, so it waits until it is wanted. */
export const firstToggles: Toggles = { ...allOn, grammar: false }

/** The parent sets its three children; it is on as long as one of them is. */
export function setToggle(toggles: Toggles, name: HighlightToggle, on: boolean): Toggles {
  const next = { ...toggles, [name]: on }
  if (name === 'writingStyle') for (const child of writingStyleToggles) next[child] = on
  else next.writingStyle = writingStyleToggles.some((child) => next[child])
  return next
}
