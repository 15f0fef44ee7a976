interface TextPiece {
  node: Text
  start: number
}

/** A block's text nodes with the place of each in the block's text, counted as `$blockText` counts. */
function textPieces(element: HTMLElement): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = 0
  const walk = (parent: Node) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child instanceof Text) {
        pieces.push({ node: child, start: position })
        position += child.length
      } else if (child instanceof HTMLBRElement) {
        if (!child.hasAttribute('data-lexical-managed-linebreak')) position += 1
      } else if (!(child instanceof HTMLUListElement || child instanceof HTMLOListElement)) walk(child)
    }
  }
  walk(element)
  return pieces
}

/** Turns positions in a block's text into ranges of the page; one that no longer fits is left out. */
export function createRangeMaker(element: HTMLElement) {
  const pieces = textPieces(element)

  function locate(position: number, preferEnd: boolean) {
    for (let index = pieces.length - 1; index >= 0; index -= 1) {
      const piece = pieces[index]
      if (!piece || (preferEnd ? piece.start >= position && position > 0 : piece.start > position)) continue
      const offset = position - piece.start
      return offset <= piece.node.length ? { node: piece.node, offset } : null
    }
    return null
  }

  return function makeRange(start: number, end: number): Range | null {
    const from = locate(start, false)
    const to = locate(end, true)
    if (!from || !to) return null
    const range = document.createRange()
    range.setStart(from.node, from.offset)
    range.setEnd(to.node, to.offset)
    return range.collapsed ? null : range
  }
}
