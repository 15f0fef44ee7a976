import { useEffect, useState } from 'react'
import type { CheckerStore } from '../state/checker-store.ts'

const restMilliseconds = 200

/** Renders again a few times a second at most: for a list of findings, which costs more than a figure. */
export function useCalmVersion(store: CheckerStore) {
  const [version, setVersion] = useState(() => store.get().version)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        setVersion(store.get().version)
      }, restMilliseconds)
    }
    const stop = store.subscribe(later)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  return version
}
