import type { MarkKind as MarkLook } from '#app/ui/mark.tsx'
import type { MarkKind } from '../state/marks.ts'

/** How each kind of mark looks outside the text. */
export const markLooks: Record<MarkKind, MarkLook> = {
  'very-hard': 'veryHard',
  hard: 'hard',
  adverb: 'adverb',
  passive: 'passive',
  qualifier: 'qualifier',
  complex: 'complex',
  grammar: 'grammar',
}
