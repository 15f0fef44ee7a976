import type { TrackEvent } from './events.ts'

/** Sends nothing until the operator's analytics is connected. */
export const track: TrackEvent = () => {}

export function analyticsId(): string | null {
  return null
}
