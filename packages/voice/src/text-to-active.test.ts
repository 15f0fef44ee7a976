import { expect, test } from 'vitest'
import { compactTree } from './testing/compact-tree.ts'
import { textToActive } from './text-to-active.ts'

const met = compactTree(
  'The/D/det/committee committee/N/nsubj/met met/V/root on/A/case/Monday Monday/P/obl/met ././punct/met',
)
const approved = compactTree(
  'The/D/det/plan plan/N/nsubj:pass/approved was/X/aux:pass/approved approved/V/root ././punct/approved',
)

test('spacing between sentences stays and the sentence before supplies the subject', () => {
  const text = `  ${met.text}\n\n${approved.text} \n`
  const placed = [
    { tree: met, start: 2 },
    { tree: approved, start: 2 + met.text.length + 2 },
  ]
  const answer = textToActive(text, placed)
  expect(answer.text).toBe('  The committee met on Monday.\n\nThe committee approved the plan. \n')
  expect(answer.sentences.map((sentence) => sentence.suppliedSubject)).toEqual([null, 'the committee'])
})
