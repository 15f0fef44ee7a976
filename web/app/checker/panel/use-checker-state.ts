import { useSyncExternalStore } from 'react'
import type { CheckerStore } from '../state/checker-store.ts'

export function useCheckerState(store: CheckerStore) {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
