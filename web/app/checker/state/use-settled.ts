import { useEffect, useState } from 'react'
import type { CheckerStore } from './checker-store.ts'

/** Renders again once things have been quiet for a while: for views that nobody reads in the middle of a word. */
export function useSettled(store: CheckerStore, quietMilliseconds: number) {
  const [, setVersion] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setVersion(store.get().version), quietMilliseconds)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, quietMilliseconds])
}
