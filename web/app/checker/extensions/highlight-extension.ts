import { defineExtension, type LexicalEditor, type NodeKey, safeCast } from 'lexical'
import { createRangeMaker } from '../editor/block-ranges.ts'
import type { CheckerStore } from '../state/checker-store.ts'
import type { MarkKind } from '../state/marks.ts'

const kinds: readonly MarkKind[] = ['very-hard', 'hard', 'complex', 'qualifier', 'adverb', 'passive', 'grammar']

export const highlightsSupported = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined'

/** Draws the marks over the page without touching a node, and only where the visitor can see them. */
export const HighlightExtension = defineExtension({
  name: 'limpid/highlights',
  config: safeCast<{ store: CheckerStore | null }>({ store: null }),
  register(editor, { store }) {
    if (!store || !highlightsSupported()) return () => {}
    const painter = createPainter(editor, store)
    const stop = [
      editor.registerRootListener((root) => painter.watch(root)),
      editor.registerUpdateListener(({ dirtyElements }) => painter.refresh(dirtyElements.keys())),
      store.onRepaint((blockIds) => painter.repaint(blockIds)),
    ]
    return () => {
      for (const off of stop) off()
      painter.dispose()
    }
  },
})

function createPainter(editor: LexicalEditor, store: CheckerStore) {
  const highlights = new Map(kinds.map((kind, priority) => [kind, Object.assign(new Highlight(), { priority })]))
  for (const [kind, highlight] of highlights) CSS.highlights.set(`mark-${kind}`, highlight)
  const painted = new Map<NodeKey, [MarkKind, Range][]>()
  const visible = new Set<NodeKey>()
  const keys = new WeakMap<Element, NodeKey>()

  const eye = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const key = keys.get(target)
        if (!key) continue
        if (isIntersecting) {
          visible.add(key)
          paint(key)
        } else {
          visible.delete(key)
          erase(key)
        }
      }
    },
    { rootMargin: '600px 0px' },
  )

  function erase(key: NodeKey) {
    for (const [kind, range] of painted.get(key) ?? []) highlights.get(kind)?.delete(range)
    painted.delete(key)
  }

  function paint(key: NodeKey) {
    erase(key)
    const element = editor.getElementByKey(key)
    if (!element || !visible.has(key)) return
    const marks = store.marksIn(key)
    if (marks.length === 0) return
    const makeRange = createRangeMaker(element)
    const ranges: [MarkKind, Range][] = []
    for (const mark of marks) {
      const range = makeRange(mark.start, mark.end)
      if (!range) continue
      highlights.get(mark.kind)?.add(range)
      ranges.push([mark.kind, range])
    }
    painted.set(key, ranges)
  }

  function observe(key: NodeKey) {
    const element = editor.getElementByKey(key)
    if (!element || keys.get(element) === key) return
    keys.set(element, key)
    eye.observe(element)
  }

  return {
    watch(root: HTMLElement | null) {
      if (!root) eye.disconnect()
    },
    /** Blocks out of sight are only watched; they are painted when they come near. */
    repaint(blockIds: readonly NodeKey[] | null) {
      for (const key of blockIds ?? [...visible]) {
        observe(key)
        paint(key)
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
    dispose() {
      eye.disconnect()
      for (const kind of kinds) CSS.highlights.delete(`mark-${kind}`)
    },
  }
}
