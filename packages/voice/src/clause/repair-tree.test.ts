import { expect, test } from 'vitest'
import { findPassives } from '../find-passives.ts'
import { compactTree } from '../testing/compact-tree.ts'
import { toActive } from '../to-active.ts'

test.each([
  [
    'an adjective in -ed with an agent is passive',
    'I/R/nsubj/annoyed was/X/cop/annoyed annoyed/J/root by/A/case/noise the/D/det/noise noise/N/obl/annoyed ././punct/annoyed',
    'The noise annoyed me.',
  ],
  [
    'a possessive before an agent belongs to it',
    'I/R/nsubj:pass/seen was/X/aux:pass/seen seen/V/root by/A/case/her her/R/obl:agent/seen yak/N/obl:agent/seen ././punct/seen',
    'Her yak saw me.',
  ],
  [
    'a relative clause after an agent belongs to it',
    'I/R/nsubj:pass/seen was/X/aux:pass/seen seen/V/root by/A/case/yak a/D/det/yak yak/N/obl:agent/seen that/R/nsubj/swam swam/V/advcl/seen ././punct/seen',
    'A yak that swam saw me.',
  ],
  [
    'what somebody is told stays with the verb',
    'I/R/nsubj:pass/told was/X/aux:pass/told told/V/root by/A/case/friend a/D/det/friend friend/N/obl:agent/told that/S/mark/swam it/R/nsubj/swam swam/V/ccomp/told ././punct/told',
    'A friend told me that it swam.',
  ],
  [
    'names have no authors',
    'I/R/nsubj:pass/seen was/X/aux:pass/seen seen/V/root in/A/case/Rome Rome/P/obl/seen by/A/case/Ann Ann/P/nmod/Rome ././punct/seen',
    'Ann saw me in Rome.',
  ],
])('%s', (_, line, active) => {
  expect(toActive(compactTree(line)).text).toBe(active)
})

test('a comparison is no passive', () => {
  const line = 'It/R/nsubj:pass/expected was/X/aux:pass/expected as/S/mark/expected expected/V/root ././punct/expected'
  expect(findPassives(compactTree(line))).toEqual([])
})

test('a verb with an object and no auxiliary is no passive', () => {
  expect(findPassives(compactTree('He/R/nsubj:pass/sold sold/V/root it/R/obj/sold ././punct/sold'))).toEqual([])
})
