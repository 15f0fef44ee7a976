import type { BlockAnalysis, Finding } from '@limpid/prose'
import type { HighlightToggle } from '#app/spec/checker.ts'

export type MarkKind = 'very-hard' | 'hard' | 'adverb' | 'passive' | 'qualifier' | 'complex' | 'grammar'

/** Anything that is marked in the text, whoever found it. Positions are relative to the block's text. */
export interface TextMark {
  kind: MarkKind
  start: number
  end: number
  message: string
  replacements: readonly string[]
  /** The rule's own name where it has one, so that it can be ignored. */
  rule?: string
}

/** Which switch shows which marks. Complex words follow the parent of the style switches. */
export const toggleOf: Record<MarkKind, HighlightToggle> = {
  'very-hard': 'veryHardSentences',
  hard: 'hardSentences',
  adverb: 'adverbs',
  passive: 'passiveVoice',
  qualifier: 'qualifiers',
  complex: 'writingStyle',
  grammar: 'grammar',
}

const sentenceMessages = {
  'very-hard': 'This sentence is very hard to read. Cut it in two, or find its one main point.',
  hard: 'This sentence is hard to read. A shorter word or an earlier full stop would help.',
}

export function marksOf({ sentences, findings }: BlockAnalysis): TextMark[] {
  const hard = sentences.flatMap(({ difficulty, start, end }) =>
    difficulty === 'easy'
      ? []
      : [{ kind: difficulty, start, end, message: sentenceMessages[difficulty], replacements: [] }],
  )
  return [...hard, ...findings.map(markOf)]
}

function markOf({ kind, start, end, message, replacements }: Finding): TextMark {
  return { kind, start, end, message, replacements }
}
