import type { Block, DocumentAnalysis, TextAnalysis } from '../types.ts'
import { BlockSequence } from './block-sequence.ts'
import { summarise } from './summarise.ts'
import { analyzeBlock } from './warm-analysis.ts'

/**
 * Measures a text and finds what makes it hard to read. Of a plain text all positions are relative to the text; of
 * blocks, relative to the text of their block.
 */
export function analyze(text: string): TextAnalysis
export function analyze(blocks: readonly Block[]): DocumentAnalysis
export function analyze(input: string | readonly Block[]): TextAnalysis | DocumentAnalysis {
  if (typeof input !== 'string') return analyzeDocument(input)
  const { analysis, tally } = analyzeBlock({ id: '', kind: 'paragraph', text: input })
  return { ...summarise(tally), sentences: analysis.sentences, findings: analysis.findings }
}

function analyzeDocument(input: readonly Block[]): DocumentAnalysis {
  const sequence = new BlockSequence()
  const blocks = input.map((block, at) => {
    const measured = analyzeBlock(block)
    sequence.put(`${at}`, measured)
    return measured.analysis
  })
  return { ...summarise(sequence.total), blocks }
}
