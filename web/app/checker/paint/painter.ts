import { $getNearestNodeFromDOMNode, type LexicalEditor, type NodeKey } from 'lexical'
import { createLocator, isAt, rangeAt } from '../editor/block-ranges.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { MarkKind } from '../state/marks.ts'
import type { MarkSurface } from './mark-surface.ts'
import { visibleElements } from './visible-elements.ts'

interface DrawnMark {
  kind: MarkKind
  range: Range
}

/** Paints the marks of the blocks near the window, and follows the blocks as they come and go. */
export function createPainter(editor: LexicalEditor, root: HTMLElement, store: CheckerStore, surface: MarkSurface) {
  const painted = new Map<NodeKey, DrawnMark[]>()
  let visible = new Set<NodeKey>()
  let frame = 0

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

  function look() {
    frame = 0
    const before = visible
    visible = editor
      .getEditorState()
      .read(
        () => new Set(visibleElements(root).flatMap((element) => $getNearestNodeFromDOMNode(element)?.getKey() ?? [])),
        { editor },
      )
    for (const key of before) if (!visible.has(key)) paint(key)
    for (const key of visible) if (!before.has(key)) paint(key)
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }

  const sizes = new ResizeObserver(lookSoon)
  sizes.observe(root)
  window.addEventListener('scroll', lookSoon, { passive: true })
  window.addEventListener('resize', lookSoon)

  return {
    /** The marks of these blocks may have changed; null means those of any block. */
    repaint(blockIds: Iterable<NodeKey> | null) {
      for (const key of blockIds ?? [...visible]) if (visible.has(key)) paint(key)
    },
    /** The page changed under these blocks; null means under any of them. */
    refresh(blockIds: Iterable<NodeKey> | null) {
      this.repaint(blockIds)
      surface.follow()
      lookSoon()
    },
    dispose() {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
      surface.dispose()
    },
  }
}
