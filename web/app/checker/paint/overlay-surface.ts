import type { MarkKind } from '../state/marks.ts'
import { type MarkSurface, markKinds } from './mark-surface.ts'

/** For browsers without highlights: boxes on a layer of their own behind the text, placed again whenever the text moves. */
export function createOverlaySurface(root: HTMLElement): MarkSurface {
  const layer = document.createElement('div')
  layer.className = 'mark-layer'
  layer.setAttribute('aria-hidden', 'true')
  root.before(layer)
  const drawn = new Map<Range, MarkKind>()
  let frame = 0

  function place() {
    frame = 0
    const origin = layer.getBoundingClientRect()
    const boxes = [...drawn].flatMap(([range, kind]) => [...range.getClientRects()].map((rect) => ({ kind, rect })))
    boxes.sort((a, b) => markKinds.indexOf(a.kind) - markKinds.indexOf(b.kind))
    layer.replaceChildren(
      ...boxes.map(({ kind, rect }) => {
        const box = document.createElement('span')
        box.className = `mark-box mark-box-${kind}`
        Object.assign(box.style, {
          left: `${rect.left - origin.left}px`,
          top: `${rect.top - origin.top}px`,
          width: `${rect.width}px`,
          height: `${rect.height}px`,
        })
        return box
      }),
    )
  }
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place)
  }
  const sizes = new ResizeObserver(placeSoon)
  sizes.observe(root)

  return {
    add(kind, range) {
      drawn.set(range, kind)
      placeSoon()
    },
    remove(_kind, range) {
      drawn.delete(range)
      placeSoon()
    },
    follow: placeSoon,
    dispose() {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      layer.remove()
    },
  }
}
