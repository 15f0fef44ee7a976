import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { tooltipDelayMilliseconds } from '#app/spec/checker.ts'
import { OPEN_MARK_COMMAND } from '../extensions/shortcuts-extension.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import { type FoundMark, findMarkAtCaret, findMarkAtPoint } from './find-mark-at.ts'

/** How long a card stays while the pointer travels from the mark to it. */
const graceMilliseconds = 250

type ShownMark = FoundMark & { byKeyboard: boolean }

/** The mark under the pointer or the finger, or at the caret when asked for by keyboard. Escape and typing close it; so does scrolling, unless the focus is on it. */
export function useShownMark(editor: LexicalEditor, store: CheckerStore, card: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownMark | null>(null)
  const close = useCallback(() => {
    const holdsFocus = card.current?.contains(document.activeElement)
    setShown(null)
    if (holdsFocus) editor.getRootElement()?.focus({ preventScroll: true })
  }, [editor, card])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onCard = (node: EventTarget | null) => card.current?.contains(node as Node) ?? false
    const look = (event: PointerEvent) => {
      clearTimeout(timer)
      if (onCard(event.target) || onCard(document.activeElement)) return
      const found = findMarkAtPoint(editor, store, event)
      const show = () => setShown(found && { ...found, byKeyboard: false })
      timer = setTimeout(show, found ? tooltipDelayMilliseconds : graceMilliseconds)
    }
    const press = (event: PointerEvent) => {
      if (!onCard(event.target)) close()
      look(event)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || !onCard(event.target)) close()
    }
    const showAtCaret = () => {
      const found = findMarkAtCaret(editor, store)
      setShown(found && { ...found, byKeyboard: true })
      return found !== null
    }
    const onScroll = () => (onCard(document.activeElement) ? showAtCaret() : close())
    const stopListening = editor.registerCommand(OPEN_MARK_COMMAND, showAtCaret, COMMAND_PRIORITY_LOW)
    document.addEventListener('pointermove', look)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('pointermove', look)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onScroll)
    }
  }, [editor, store, card, close])

  return [shown, close] as const
}
