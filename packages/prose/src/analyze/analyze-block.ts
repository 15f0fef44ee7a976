import { RecentWords, type TextEdges } from '../scores/recent-words.ts'
import { characterCount } from '../tokenize/characters.ts'
import { splitSegments } from '../tokenize/segments.ts'
import { tokenizeSegment } from '../tokenize/sentences.ts'
import type { Block, BlockAnalysis, BlockKind, Span } from '../types.ts'
import { findInSentence } from './find-in-sentence.ts'
import { measureSentence } from './measure-sentence.ts'
import { emptyTally, type Tally } from './tally.ts'

export interface MeasuredBlock {
  analysis: BlockAnalysis
  tally: Tally
  /** Missing where the block stays out of the formulas. */
  edges: TextEdges | undefined
}

/** A writer cannot change another's words, and code is not prose. */
const LEFT_ALONE: ReadonlySet<BlockKind> = new Set(['quote', 'code'])
/** Titles and code would only blur the measure of how hard the sentences are. */
const NOT_MEASURED: ReadonlySet<BlockKind> = new Set(['heading', 'code'])

const recent = new RecentWords()

/** Everything about one block; nothing in it depends on the blocks around it. */
export function analyzeBlock({ id, kind, text }: Block): MeasuredBlock {
  const measured: MeasuredBlock = {
    analysis: { id, sentences: [], findings: [] },
    tally: emptyTally(),
    edges: undefined,
  }
  const isLeftAlone = LEFT_ALONE.has(kind)
  recent.beginText()
  measured.tally.characters = characterCount(text)
  for (const segment of splitSegments(text)) analyzeSegment(text, segment, isLeftAlone, measured)
  countIssues(measured.analysis, measured.tally)
  if (NOT_MEASURED.has(kind)) leaveOutOfFormulas(measured.tally)
  else measured.edges = recent.edges()
  return measured
}

function analyzeSegment(text: string, segment: Span, isLeftAlone: boolean, { analysis, tally }: MeasuredBlock): void {
  tally.paragraphs++
  for (const sentence of tokenizeSegment(text, segment)) {
    const measured = measureSentence(sentence, text, tally, recent)
    if (isLeftAlone) measured.difficulty = 'easy'
    else findInSentence(sentence, analysis.findings)
    analysis.sentences.push(measured)
  }
}

function countIssues({ sentences, findings }: BlockAnalysis, tally: Tally): void {
  for (const { difficulty } of sentences) {
    if (difficulty === 'hard') tally.hardSentences++
    else if (difficulty === 'very-hard') tally.veryHardSentences++
  }
  for (const { kind } of findings) {
    if (kind === 'adverb') tally.adverbs++
    else if (kind === 'passive') tally.passives++
    else if (kind === 'qualifier') tally.qualifiers++
    else tally.complexWords++
  }
}

function leaveOutOfFormulas(tally: Tally): void {
  const { characters, wordCount, sentenceCount, paragraphs, adverbs, passives, qualifiers, complexWords } = tally
  const { hardSentences, veryHardSentences } = tally
  Object.assign(tally, emptyTally(), { characters, wordCount, sentenceCount, paragraphs })
  Object.assign(tally, { adverbs, passives, qualifiers, complexWords, hardSentences, veryHardSentences })
}
