import { useCallback, useEffect, useState } from 'react'
import { usesPerWindow } from '#app/spec/free-tools.ts'
import { fetchUsage, isFresh, readUsage, writeUsage } from './usage-record.ts'

export interface Usage {
  remaining: number
  /** From the moment the page is alive until the server has answered. */
  checking: boolean
  /** After a success: what the answer's header says, or one less. */
  spend: (remainingSaid: number | undefined) => void
  /** After a rate-limit error. */
  exhaust: () => void
}

/** How many uses of a tool are left, as the visitor sees it. */
export function useUsage(key: string): Usage {
  const [remaining, setRemaining] = useState<number>(usesPerWindow)
  const [checking, setChecking] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    const stored = readUsage(key)
    if (stored && isFresh(stored)) setRemaining(stored.remaining)
    setChecking(true)
    void fetchUsage(key, left.signal).then((counted) => {
      if (left.signal.aborted) return
      if (counted !== undefined) writeUsage(key, counted)
      setRemaining((shown) => counted ?? stored?.remaining ?? shown)
      setChecking(false)
    })
    return () => left.abort()
  }, [key])

  const keep = useCallback(
    (count: number) => {
      writeUsage(key, count)
      setRemaining(count)
    },
    [key],
  )
  const spend = useCallback(
    (said: number | undefined) => keep(said ?? Math.max(0, (readUsage(key)?.remaining ?? usesPerWindow) - 1)),
    [keep, key],
  )
  return { remaining, checking, spend, exhaust: useCallback(() => keep(0), [keep]) }
}
