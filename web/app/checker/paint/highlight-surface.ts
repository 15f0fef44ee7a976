import { type MarkSurface, markKinds } from './mark-surface.ts'

export const highlightsSupported = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined'

/** The browser's own highlights; it moves them with the text by itself. */
export function createHighlightSurface(): MarkSurface {
  const highlights = new Map(markKinds.map((kind, priority) => [kind, Object.assign(new Highlight(), { priority })]))
  for (const [kind, highlight] of highlights) CSS.highlights.set(`mark-${kind}`, highlight)
  return {
    add: (kind, range) => highlights.get(kind)?.add(range),
    remove: (kind, range) => highlights.get(kind)?.delete(range),
    follow() {},
    dispose() {
      for (const kind of markKinds) CSS.highlights.delete(`mark-${kind}`)
    },
  }
}
