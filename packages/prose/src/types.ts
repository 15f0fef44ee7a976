import type { Familiarity } from './lexicon/familiarity.ts'

/** A stretch of the original string, in UTF-16 code units, end exclusive. */
export interface Span {
  start: number
  end: number
}

/** One distinct word form, worked out once and shared by every token that spells it. */
export interface WordType {
  /** Lower case, with straight apostrophes. */
  text: string
  kind: 'word' | 'number' | 'link' | 'punctuation' | 'symbol'
  /** Letters and digits, as ARI and Coleman-Liau count them. */
  letters: number
  syllables: number
  /** Hard by Gunning's count: three syllables even without -es, -ed or -ing, and no compound. */
  isFogWord: boolean
  familiarity: Familiarity
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

export type BlockKind = 'paragraph' | 'heading' | 'list-item' | 'quote' | 'code'

/** One block of a document, as an editor holds it. The id is the editor's own and must be unique in the document. */
export interface Block {
  id: string
  kind: BlockKind
  text: string
}

export type Difficulty = 'easy' | 'hard' | 'very-hard'

export interface SentenceAnalysis extends Span {
  words: number
  /** Automated Readability Index of this sentence alone. */
  ari: number
  difficulty: Difficulty
}

/** What is shown in one block; positions are relative to the block's text. Plain data, cheap to post to another thread. */
export interface BlockAnalysis {
  id: string
  sentences: SentenceAnalysis[]
  findings: Finding[]
}

export type IssueKind = FindingKind | 'hard-sentence' | 'very-hard-sentence'

/** How often one kind of problem occurs in the whole text, and how often it may. */
export interface Issue {
  kind: IssueKind
  label: string
  count: number
  /** The most that a clear text of this length would have. */
  target: number
}

export interface Weakness extends Issue {
  advice: string
}

export type LevelColour = 'success' | 'water' | 'mark-yellow-line' | 'mark-red-line' | 'danger' | 'ink-soft'

export interface ReadabilityLevel {
  label: string
  audience: string
  /** Name of a colour in the reader's design system, as in `--color-water`: never a value. */
  colour: LevelColour
}

export interface Counts {
  characters: number
  words: number
  sentences: number
  paragraphs: number
  syllables: number
}

export interface Formulas {
  fleschReadingEase: number
  fleschKincaidGrade: number
  automatedReadabilityIndex: number
  colemanLiauIndex: number
  smogIndex: number
  gunningFog: number
  daleChall: number
  linsearWrite: number
}

/** What holds for the whole text. Its size does not depend on the text's. */
export interface Summary {
  counts: Counts
  readingSeconds: number
  speakingSeconds: number
  formulas: Formulas
  /** School grade, from 1 to 16 and over for post-graduate; 0 for a text without words. */
  gradeLevel: number
  readabilityLevel: ReadabilityLevel
  /** From 0, hardest, to 100, easiest to read. */
  score: number
  issues: Issue[]
  /** What costs the text most, most important first; null when there is no text. */
  weaknesses: Weakness[] | null
}

export interface TextAnalysis extends Summary {
  sentences: SentenceAnalysis[]
  findings: Finding[]
}

export interface DocumentAnalysis extends Summary {
  blocks: BlockAnalysis[]
}
