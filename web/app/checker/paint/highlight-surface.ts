import { type MarkSurface, markKinds } from './mark-surface.ts'

export const highlightsSupported = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined'

/** The browser's own highlights; the later kind is drawn over the earlier. */
export function createHighlightSurface(): MarkSurface {
  const highlights = new Map(markKinds.map((kind, priority) => [kind, Object.assign(new Highlight(), { priority })]))
  for (const [kind, highlight] of highlights) CSS.highlights.set(`mark-${kind}`, highlight)
  const drawn = new Map<string, Parameters<MarkSurface['draw']>[1]>()
  return {
    draw(blockId, marks) {
      for (const [kind, range] of drawn.get(blockId) ?? []) highlights.get(kind)?.delete(range)
      for (const [kind, range] of marks) highlights.get(kind)?.add(range)
      if (marks.length > 0) drawn.set(blockId, marks)
      else drawn.delete(blockId)
    },
    dispose() {
      for (const kind of markKinds) CSS.highlights.delete(`mark-${kind}`)
    },
  }
}
