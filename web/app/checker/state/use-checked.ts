import { useRef, useSyncExternalStore } from 'react'
import type { CheckerState, CheckerStore } from '../state/checker-store.ts'

/** The part of the state that a view shows. It renders again only when that part reads differently, so pick little. */
export function useChecked<T>(store: CheckerStore, pick: (state: CheckerState) => T): T {
  const last = useRef<{ text: string; value: T } | null>(null)
  const read = () => {
    const value = pick(store.get())
    const text = JSON.stringify(value)
    if (last.current?.text !== text) last.current = { text, value }
    return last.current.value
  }
  return useSyncExternalStore(store.subscribe, read, read)
}
