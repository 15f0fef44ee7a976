import type { LexicalEditor, NodeKey } from 'lexical'
import { createRangeMaker } from '../editor/block-ranges.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { MarkKind } from '../state/marks.ts'
import type { MarkSurface } from './mark-surface.ts'

/** How far beyond the window blocks are painted, so that scrolling meets no bare text. */
const margin = '600px 0px'

/** Paints the marks of the blocks near the window, and follows the blocks as they come and go. */
export function createPainter(editor: LexicalEditor, store: CheckerStore, surface: MarkSurface) {
  const visible = new Set<NodeKey>()
  const keys = new WeakMap<Element, NodeKey>()

  const eye = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const key = keys.get(target)
        if (!key) continue
        if (isIntersecting) visible.add(key)
        else visible.delete(key)
        paint(key)
      }
    },
    { rootMargin: margin },
  )

  function paint(key: NodeKey) {
    const element = visible.has(key) ? editor.getElementByKey(key) : null
    const marks = element ? store.marksIn(key) : []
    const ranges: [MarkKind, Range][] = []
    if (element && marks.length > 0) {
      const makeRange = createRangeMaker(element)
      for (const { kind, start, end } of marks) {
        const range = makeRange(start, end)
        if (range) ranges.push([kind, range])
      }
    }
    surface.draw(key, ranges)
  }

  function observe(key: NodeKey) {
    const element = editor.getElementByKey(key)
    if (!element || keys.get(element) === key) return
    keys.set(element, key)
    eye.observe(element)
  }

  return {
    /** Blocks out of sight are only watched; they are painted when they come near. */
    repaint(blockIds: readonly NodeKey[] | null) {
      for (const key of blockIds ?? [...visible]) {
        observe(key)
        if (visible.has(key)) paint(key)
      }
    },
    /** The page changed under blocks that are painted already. */
    refresh(blockIds: Iterable<NodeKey>) {
      for (const key of blockIds) {
        if (!visible.has(key)) continue
        observe(key)
        paint(key)
      }
    },
    forget(blockIds: Iterable<NodeKey>) {
      for (const key of blockIds) {
        visible.delete(key)
        surface.draw(key, [])
      }
    },
    dispose() {
      eye.disconnect()
      surface.dispose()
    },
  }
}
