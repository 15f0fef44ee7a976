import type { LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { tooltipDelayMilliseconds } from '#app/spec/checker.ts'
import { Button } from '#app/ui/button.tsx'
import { replaceInBlock } from '../editor/replace-in-block.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { TextMark } from '../state/marks.ts'
import { findMarkAt } from './find-mark-at.ts'

interface PointedMark {
  blockId: string
  mark: TextMark
  position: { left: number; top: number }
}

/** Says what is wrong with the marked words under the pointer, why, and offers the fixes. */
export function MarkCard({ editor, store }: { editor: LexicalEditor; store: CheckerStore }) {
  const [pointed, setPointed] = useState<PointedMark | null>(null)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (event: PointerEvent) => {
      clearTimeout(timer)
      if (card.current?.contains(event.target as Node)) return
      timer = setTimeout(() => setPointed(findMarkAt(editor, store, event)), tooltipDelayMilliseconds)
    }
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setPointed(null)
    const away = () => setPointed(null)
    document.addEventListener('pointermove', look)
    document.addEventListener('pointerdown', look)
    document.addEventListener('keydown', hide)
    window.addEventListener('scroll', away, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointermove', look)
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('keydown', hide)
      window.removeEventListener('scroll', away)
    }
  }, [editor, store])

  if (!pointed) return null
  const { blockId, mark, position } = pointed
  const fix = (text: string) => {
    replaceInBlock(editor, blockId, mark.start, mark.end, text)
    setPointed(null)
  }
  return (
    <div
      ref={card}
      role="tooltip"
      style={position}
      className="fixed z-30 w-72 rounded-lg bg-surface p-4 text-sm shadow-raised ring-1 ring-line"
    >
      <p>{mark.message}</p>
      {mark.replacements.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {mark.replacements.slice(0, 3).map((replacement) => (
            <Button key={replacement} look="secondary" className="min-h-9 px-3 py-1" onClick={() => fix(replacement)}>
              {replacement === '' ? 'Leave it out' : replacement}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
