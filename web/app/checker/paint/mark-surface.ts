import type { MarkKind } from '../state/marks.ts'

/** From the bottom up: a later kind is drawn over an earlier one. */
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
  add(kind: MarkKind, range: Range): void
  remove(kind: MarkKind, range: Range): void
  /** The text moved under marks that stayed on their words. */
  follow(): void
  dispose(): void
}
