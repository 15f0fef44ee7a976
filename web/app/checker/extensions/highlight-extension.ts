import { defineExtension, HISTORIC_TAG, mergeRegister, safeCast } from 'lexical'
import { createHighlightSurface, highlightsSupported } from '../paint/highlight-surface.ts'
import { createOverlaySurface } from '../paint/overlay-surface.ts'
import { createPainter } from '../paint/painter.ts'
import type { CheckerStore } from '../state/checker-store.ts'

/** Draws the marks over the page without touching a node, and only where the visitor can see them. */
export const HighlightExtension = defineExtension({
  name: 'limpid/highlights',
  config: safeCast<{ store: CheckerStore | null }>({ store: null }),
  register(editor, { store }) {
    if (!store) return () => {}
    return editor.registerRootListener((root) => {
      if (!root) return
      const surface = highlightsSupported() ? createHighlightSurface() : createOverlaySurface(root)
      const painter = createPainter(editor, root, store, surface)
      return mergeRegister(
        editor.registerUpdateListener(({ dirtyElements, tags }) =>
          painter.refresh(tags.has(HISTORIC_TAG) ? null : dirtyElements.keys()),
        ),
        store.onRepaint(painter.repaint),
        painter.dispose,
      )
    })
  },
})
