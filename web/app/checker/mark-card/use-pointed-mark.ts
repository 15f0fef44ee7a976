import type { LexicalEditor } from 'lexical'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { tooltipDelayMilliseconds } from '#app/spec/checker.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { findMarkAt } from './find-mark-at.ts'

/** How long a card stays while the pointer travels from the mark to it. */
const graceMilliseconds = 250

/** The mark under the pointer, or under the finger. It stays while the pointer is on its card; Escape and scrolling close it. */
export function usePointedMark(editor: LexicalEditor, store: CheckerStore, card: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState<ReturnType<typeof findMarkAt>>(null)
  const close = useCallback(() => setPointed(null), [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (event: PointerEvent) => {
      clearTimeout(timer)
      if (card.current?.contains(event.target as Node)) return
      const found = findMarkAt(editor, store, event)
      timer = setTimeout(() => setPointed(found), found ? tooltipDelayMilliseconds : graceMilliseconds)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('pointermove', look)
    document.addEventListener('pointerdown', look)
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', close, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointermove', look)
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', close)
    }
  }, [editor, store, card, close])

  return [pointed, close] as const
}
