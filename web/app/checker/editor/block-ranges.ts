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

type Bounds = Pick<Range, 'startContainer' | 'startOffset' | 'endContainer' | 'endOffset'>

/** Turns positions in a block's text into places on the page; a stretch that no longer fits has none. */
export function createLocator(element: HTMLElement) {
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

  return function boundsOf(start: number, end: number): Bounds | null {
    const from = locate(start, false)
    const to = locate(end, true)
    if (!from || !to || (from.node === to.node && from.offset === to.offset)) return null
    return { startContainer: from.node, startOffset: from.offset, endContainer: to.node, endOffset: to.offset }
  }
}

export function isAt(range: Range, bounds: Bounds) {
  return (
    range.startOffset === bounds.startOffset &&
    range.endOffset === bounds.endOffset &&
    range.startContainer === bounds.startContainer &&
    range.endContainer === bounds.endContainer
  )
}

export function rangeAt({ startContainer, startOffset, endContainer, endOffset }: Bounds) {
  const range = document.createRange()
  range.setStart(startContainer, startOffset)
  range.setEnd(endContainer, endOffset)
  return range
}
