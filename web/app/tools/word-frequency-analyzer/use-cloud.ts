import { type RefObject, useEffect, useState } from 'react'
import { loadMeasure } from './measure-text.ts'
import { type Cloud, placeWords } from './place-words.ts'
import type { CountedWord } from './schema.ts'
import { seededRandom } from './seeded-random.ts'

/** About so high; more when the words need it. */
export const cloudHeight = 200

/** Lays the words out in the width of an element, and anew when that changes. */
export function useCloud(words: readonly CountedWord[], box: RefObject<HTMLElement | null>) {
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 32))
  const [cloud, setCloud] = useState<Cloud>()

  useEffect(() => {
    const element = box.current
    if (!element) return
    let gone = false
    let drawnWidth = 0
    const draw = async () => {
      const measure = await loadMeasure()
      const width = element.clientWidth
      if (gone || width === 0 || width === drawnWidth) return
      drawnWidth = width
      setCloud(placeWords(words, { width, height: cloudHeight, random: seededRandom(seed), measure }))
    }
    const observer = new ResizeObserver(() => void draw())
    observer.observe(element)
    return () => {
      gone = true
      observer.disconnect()
    }
  }, [words, seed, box])
  return cloud
}
