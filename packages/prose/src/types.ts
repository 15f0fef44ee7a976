/** A stretch of the original string, in UTF-16 code units, end exclusive. */
export interface Span {
  start: number
  end: number
}

/** One distinct word form, worked out once and shared by every token that spells it. */
export interface WordType {
  /** Lower case, with straight apostrophes. */
  text: string
  kind: 'word' | 'number' | 'punctuation' | 'symbol'
  /** Letters and digits, as ARI and Coleman-Liau count them. */
  letters: number
  syllables: number
  /** Bits from lexicon/flags.ts: which rules must look at a sentence that holds this word. */
  flags: number
  /** A hash of the text, the same in every run: what the learned classifiers know a word by. */
  id: number
}

export interface Token extends Span {
  word: WordType
}

/** What a rule sees: one sentence, cut into words and punctuation marks. */
export interface TokenizedSentence extends Span {
  text: string
  tokens: readonly Token[]
  /** All tokens' flags, or-ed together, so that a rule can leave at once. */
  flags: number
}

export type FindingKind = 'adverb' | 'passive' | 'qualifier' | 'complex'

export interface Finding extends Span {
  kind: FindingKind
  /** One short sentence for the writer: what is wrong and why. */
  message: string
  /** Texts that could stand in its place; an empty string means "leave it out". */
  replacements: readonly string[]
}

export interface PassiveFinding extends Finding {
  kind: 'passive'
  hasAgent: boolean
  agent: Span | null
  /** In words, such as 'present perfect', 'modal' or 'get'. */
  form: string
}

/** A rule reads one sentence and answers its findings, positions relative to the whole text. */
export type Rule<F extends Finding = Finding> = (sentence: TokenizedSentence) => F[]
