import type { ReactNode } from 'react'

export type MarkKind = 'veryHard' | 'hard' | 'grammar' | 'adverb' | 'passive' | 'qualifier' | 'complex'

/** Colour never stands alone: each group has a line of its own shape. */
const looks: Record<MarkKind, string> = {
  veryHard: 'bg-mark-red decoration-mark-red-line decoration-wavy decoration-1',
  hard: 'bg-mark-yellow decoration-mark-yellow-line decoration-dashed',
  grammar: 'bg-mark-purple decoration-mark-purple-line decoration-double',
  adverb: 'bg-mark-blue decoration-mark-blue-line decoration-dotted',
  passive: 'bg-mark-blue decoration-mark-blue-line decoration-solid',
  qualifier: 'bg-mark-blue decoration-mark-blue-line decoration-dashed',
  complex: 'bg-mark-blue decoration-mark-blue-line decoration-double',
}

export const markNames: Record<MarkKind, string> = {
  veryHard: 'Very hard sentence',
  hard: 'Hard sentence',
  grammar: 'Grammar',
  adverb: 'Adverb',
  passive: 'Passive voice',
  qualifier: 'Qualifier',
  complex: 'Complex word',
}

/** A stretch of text as the checker marks it. */
export function Mark({ kind, children }: { kind: MarkKind; children: ReactNode }) {
  return (
    <mark
      title={markNames[kind]}
      className={`rounded-sm box-decoration-clone px-0.5 text-ink underline underline-offset-4 ${looks[kind]}`}
    >
      {children}
    </mark>
  )
}
