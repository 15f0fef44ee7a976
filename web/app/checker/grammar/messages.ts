import type { TextMark } from '../state/marks.ts'

export type GrammarQuestion = { kind: 'lint'; blockId: string; text: string } | { kind: 'accept-word'; word: string }

/** Every question to lint is answered, failures too. */
export type GrammarAnswer =
  | { kind: 'loading'; progress: number }
  | { kind: 'ready' }
  | { kind: 'linted'; blockId: string; text: string; marks: TextMark[] }
  | { kind: 'failed'; blockId: string | null; message: string }
