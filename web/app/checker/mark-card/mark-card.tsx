import { useLayoutEffect, useRef, useState } from 'react'
import { Mark, markNames } from '#app/ui/mark.tsx'
import { Fixes, IgnoreButtons, type MarkTools } from '../marks/mark-actions.tsx'
import { markLooks } from '../marks/mark-looks.ts'
import { useShownMark } from './use-shown-mark.ts'

/** Says what is wrong with the marked words, why, and offers the fixes. */
export function MarkCard({ tools }: { tools: MarkTools }) {
  const card = useRef<HTMLDivElement>(null)
  const [shown, close] = useShownMark(tools.editor, tools.store, card)
  const [position, setPosition] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    if (!shown || !card.current) return
    setPosition(placeBy(shown.box, card.current))
    if (shown.byKeyboard) card.current.querySelector('button')?.focus({ preventScroll: true })
  }, [shown])
  if (!shown) return null
  const { blockId, mark } = shown
  const look = markLooks[mark.kind]
  const actions = { tools, blockId, mark, onDone: close }
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={`${markNames[look]}: ${mark.message}`}
      style={position}
      className="fixed z-30 w-76 max-w-[calc(100vw-1.5rem)] rounded-lg bg-surface p-4 pb-2.5 text-sm shadow-raised ring-1 ring-line print:hidden"
    >
      <p className="text-xs">
        <Mark kind={look}>{markNames[look]}</Mark>
      </p>
      <p className="mt-2 leading-snug">{mark.message}</p>
      {mark.replacements.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Fixes {...actions} />
        </p>
      )}
      <p className="-mx-2.5 mt-2.5 flex flex-wrap border-t border-line px-0 pt-1.5">
        <IgnoreButtons {...actions} />
      </p>
    </div>
  )
}

const gap = 6
const edge = 12

/** Below the words, or above them where there is no room below. */
function placeBy(words: DOMRect, card: HTMLElement) {
  const left = Math.max(edge, Math.min(words.left, window.innerWidth - card.offsetWidth - edge))
  const below = words.bottom + gap
  const fits = below + card.offsetHeight + edge <= window.innerHeight
  return { left, top: fits ? below : Math.max(edge, words.top - gap - card.offsetHeight) }
}
