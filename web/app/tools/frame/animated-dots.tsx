import { useEffect, useState } from 'react'
import { loadingDotsMilliseconds } from '#app/spec/free-tools.ts'

/** One, two, three dots and again. A screen reader hears the label once, not the dots. */
export function AnimatedDots() {
  const [dots, setDots] = useState(3)
  useEffect(() => {
    const timer = setInterval(() => setDots((count) => (count % 3) + 1), loadingDotsMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden="true" className="inline-block w-[1.2em] text-left">
      {'.'.repeat(dots)}
    </span>
  )
}
