import { expect, test } from 'vitest'
import { compactTree } from './testing/compact-tree.ts'
import { toActive } from './to-active.ts'

const cases: [name: string, tree: string, active: string, supplied: string][] = [
  [
    'nobody is known',
    'Mistakes/N/nsubj:pass/made were/X/aux:pass/made made/V/root ././punct/made',
    'Someone made mistakes.',
    'someone',
  ],
  [
    'a negation falls on the subject',
    'The/D/det/door door/N/nsubj:pass/opened was/X/aux:pass/opened not/T/advmod/opened opened/V/root ././punct/opened',
    'No one opened the door.',
    'no one',
  ],
  [
    'a negative patient turns positive',
    'Nothing/R/nsubj:pass/done was/X/aux:pass/done done/V/root ././punct/done',
    'No one did anything.',
    'no one',
  ],
  [
    'a question asks for anyone',
    'Has/X/aux/finished it/R/nsubj:pass/finished been/X/aux:pass/finished finished/V/root ?/./punct/finished',
    'Has anyone finished it?',
    'anyone',
  ],
  [
    'what people say',
    'English/P/nsubj:pass/spoken is/X/aux:pass/spoken spoken/V/root here/B/advmod/spoken ././punct/spoken',
    'People speak English here.',
    'people',
  ],
  [
    'what people say of somebody',
    'She/R/nsubj:pass/said is/X/aux:pass/said said/V/root to/T/mark/rich be/X/cop/rich rich/J/xcomp/said ././punct/said',
    'People say that she is rich.',
    'people',
  ],
  [
    'arrests',
    'He/R/nsubj:pass/arrested was/X/aux:pass/arrested arrested/V/root and/C/cc/charged was/X/aux:pass/charged charged/V/conj/arrested ././punct/arrested',
    'The police arrested and charged him.',
    'the police',
  ],
]

test.each(cases)('%s', (_, line, active, supplied) => {
  const answer = toActive(compactTree(line))
  expect(answer).toMatchObject({ text: active, changed: true, suppliedSubject: supplied })
  expect(answer.notes).toEqual([expect.stringContaining(`“${supplied}”`)])
})

test('an idiom without an active twin stays, and the notes say so', () => {
  const tree = compactTree(
    'She/R/nsubj:pass/born was/X/aux:pass/born born/V/root in/A/case/Rome Rome/P/obl/born ././punct/born',
  )
  const answer = toActive(tree)
  expect(answer).toMatchObject({ text: tree.text, changed: false, suppliedSubject: null })
  expect(answer.notes).toEqual([expect.stringContaining('“born” stays passive')])
})

test('an active sentence stays to the character', () => {
  const tree = compactTree(
    'The/D/det/house house/N/nsubj/fell built/V/acl/house by/A/case/Tom Tom/P/obl:agent/built fell/V/root ././punct/fell',
  )
  tree.text = `  ${tree.text}`
  expect(toActive(tree)).toEqual({ text: tree.text, changed: false, suppliedSubject: null, notes: [] })
})
