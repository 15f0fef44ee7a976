import type { LexicalEditor, NodeKey } from 'lexical'
import { createLocator, isAt, rangeAt } from '../editor/block-ranges.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { MarkKind } from '../state/marks.ts'
import type { MarkSurface } from './mark-surface.ts'

/** How far beyond the window blocks are painted. Every highlight costs with every frame, so no farther than scrolling needs. */
const margin = '80px 0px'

interface DrawnMark {
  kind: MarkKind
  range: Range
}

/** Paints the marks of the blocks near the window, and follows the blocks as they come and go. */
export function createPainter(editor: LexicalEditor, store: CheckerStore, surface: MarkSurface) {
  const painted = new Map<NodeKey, DrawnMark[]>()
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

  /** A range moves with its words by itself; only what the analysis sees differently is drawn anew. */
  function paint(key: NodeKey) {
    const before = painted.get(key) ?? []
    const now = drawMarks(key, new Set(before))
    for (const drawn of before) if (!now.includes(drawn)) surface.remove(drawn.kind, drawn.range)
    if (now.length > 0) painted.set(key, now)
    else painted.delete(key)
  }

  function drawMarks(key: NodeKey, reusable: Set<DrawnMark>): DrawnMark[] {
    const element = visible.has(key) ? editor.getElementByKey(key) : null
    const marks = element ? store.marksIn(key) : []
    if (!element || marks.length === 0) return []
    const boundsOf = createLocator(element)
    return marks.flatMap(({ kind, start, end }) => {
      const bounds = boundsOf(start, end)
      if (!bounds) return []
      for (const drawn of reusable) {
        if (drawn.kind !== kind || !isAt(drawn.range, bounds)) continue
        reusable.delete(drawn)
        return [drawn]
      }
      const range = rangeAt(bounds)
      surface.add(kind, range)
      return [{ kind, range }]
    })
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
    /** The page changed under blocks that are painted already; null means that any of them may have. */
    refresh(blockIds: Iterable<NodeKey> | null) {
      for (const key of blockIds ?? [...visible]) {
        if (!visible.has(key)) continue
        observe(key)
        paint(key)
      }
      surface.follow()
    },
    forget(blockIds: Iterable<NodeKey>) {
      for (const key of blockIds) {
        visible.delete(key)
        paint(key)
      }
    },
    dispose() {
      eye.disconnect()
      surface.dispose()
    },
  }
}
