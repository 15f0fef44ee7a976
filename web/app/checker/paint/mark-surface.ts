import type { MarkKind } from '../state/marks.ts'

export const markKinds: readonly MarkKind[] = [
  'very-hard',
  'hard',
  'complex',
  'qualifier',
  'adverb',
  'passive',
  'grammar',
]

/** Where marks are drawn. Neither way of drawing touches a node of the document. */
export interface MarkSurface {
  /** Draws a block's marks in place of those it had; none of them when the list is empty. */
  draw(blockId: string, marks: readonly (readonly [MarkKind, Range])[]): void
  dispose(): void
}
