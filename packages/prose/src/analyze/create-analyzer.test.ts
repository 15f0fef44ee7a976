import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, BlockAnalysis, BlockKind } from '../types.ts'
import { analyze } from './analyze.ts'
import { createAnalyzer } from './create-analyzer.ts'

const sentence = fc.constantFrom(
  'The letter was written by Anna.',
  'It is very good, perhaps.',
  'They walked slowly home and utilized it!',
  'Dr. Smith paid $3.50 at www.example.com',
  'no stop here',
  'Representatives of international organisations established administrative procedures that govern the responsibilities of all.',
)
const block: fc.Arbitrary<Block> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  kind: fc.constantFrom<BlockKind>('paragraph', 'heading', 'list-item', 'quote', 'code'),
  text: fc
    .array(fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 4 })
    .map((s) => s.join(' ')),
})
const change = fc.record({
  changed: fc.uniqueArray(block, { selector: ({ id }) => id, maxLength: 4 }),
  removed: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'unknown'), { maxLength: 2 }),
})

test('after any run of edits the incremental result equals that of the whole', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const analyzer = createAnalyzer()
      const document = new Map<string, Block>()
      const shown = new Map<string, BlockAnalysis>()
      let { summary } = analyzer.update({})
      for (const { changed, removed } of changes) {
        for (const id of removed) document.delete(id)
        for (const block of changed) document.set(block.id, block)
        const update = analyzer.update({ changed, removed })
        for (const id of update.removed) shown.delete(id)
        for (const analysis of update.blocks) shown.set(analysis.id, analysis)
        summary = update.summary
      }
      const { blocks, ...whole } = analyze([...document.values()])
      expect(summary).toEqual(whole)
      expect(analyzer.summary()).toEqual(whole)
      expect([...document.keys()].map((id) => shown.get(id))).toEqual(blocks)
    }),
    { numRuns: 150 },
  )
})

test('answers with the changed blocks alone', () => {
  const analyzer = createAnalyzer()
  const paragraph = (id: string, text: string): Block => ({ id, kind: 'paragraph', text })
  analyzer.update({ changed: [paragraph('1', 'One was seen.'), paragraph('2', 'Two.')] })
  const update = analyzer.update({ changed: [paragraph('2', 'Two were seen.')], removed: ['3'] })
  expect(update.blocks.map(({ id, findings }) => [id, findings.length])).toEqual([['2', 1]])
  expect(update.removed).toEqual([])
  expect(update.summary.counts.words).toBe(6)
})
