import { expect, test } from 'vitest'
import { compactTree } from './testing/compact-tree.ts'
import { toActive } from './to-active.ts'

const cases: [name: string, tree: string, active: string][] = [
  [
    'simple past',
    'The/D/det/cake cake/N/nsubj:pass/eaten was/X/aux:pass/eaten eaten/V/root by/A/case/him him/R/obl:agent/eaten ././punct/eaten',
    'He ate the cake.',
  ],
  [
    'present tense agrees with the agent',
    'They/R/nsubj:pass/watched are/X/aux:pass/watched watched/V/root by/A/case/dog a/D/det/dog dog/N/obl:agent/watched ././punct/watched',
    'A dog watches them.',
  ],
  [
    'present perfect with an adverb',
    'It/R/nsubj:pass/seen has/X/aux/seen already/B/advmod/seen been/X/aux:pass/seen seen/V/root by/A/case/them them/R/obl:agent/seen ././punct/seen',
    'They have already seen it.',
  ],
  [
    'continuous',
    'We/R/nsubj:pass/followed were/X/aux/followed being/X/aux:pass/followed followed/V/root by/A/case/her her/R/obl:agent/followed ././punct/followed',
    'She was following us.',
  ],
  [
    'modal with negation',
    "The/D/det/door door/N/nsubj:pass/opened ca/X/aux/opened n't/T/advmod/opened be/X/aux:pass/opened opened/V/root by/A/case/Paris Paris/P/obl:agent/opened ././punct/opened",
    "Paris can't open the door.",
  ],
  [
    'negation calls for do',
    "I/R/nsubj:pass/stopped was/X/aux:pass/stopped n't/T/advmod/stopped stopped/V/root by/A/case/Ann Ann/P/obl:agent/stopped ././punct/stopped",
    "Ann didn't stop me.",
  ],
  [
    'yes-or-no question',
    'Was/X/aux:pass/eaten the/D/det/cake cake/N/nsubj:pass/eaten eaten/V/root by/A/case/Tom Tom/P/obl:agent/eaten ?/./punct/eaten',
    'Did Tom eat the cake?',
  ],
  [
    'question for the agent',
    'Who/R/obl:agent/written was/X/aux:pass/written the/D/det/book book/N/nsubj:pass/written written/V/root by/A/case/Who ?/./punct/written',
    'Who wrote the book?',
  ],
  [
    'question for the agent, by in front',
    'By/A/case/whom whom/R/obl:agent/written was/X/aux:pass/written the/D/det/book book/N/nsubj:pass/written written/V/root ?/./punct/written',
    'Who wrote the book?',
  ],
  [
    'question for the patient',
    'Which/D/det/book book/N/nsubj:pass/written was/X/aux:pass/written written/V/root by/A/case/Ann Ann/P/obl:agent/written ?/./punct/written',
    'Which book did Ann write?',
  ],
  [
    'question with an adverb',
    'When/B/advmod/built was/X/aux:pass/built it/R/nsubj:pass/built built/V/root by/A/case/them them/R/obl:agent/built ?/./punct/built',
    'When did they build it?',
  ],
  [
    'relative clause',
    'The/D/det/book book/N/nsubj/sold that/R/nsubj:pass/written was/X/aux:pass/written written/V/acl:relcl/book by/A/case/Ann Ann/P/obl:agent/written sold/V/root well/B/advmod/sold ././punct/sold',
    'The book that Ann wrote sold well.',
  ],
  [
    'relative clause about a person',
    'the/D/det/man man/N/root who/R/nsubj:pass/seen was/X/aux:pass/seen seen/V/acl:relcl/man by/A/case/us us/R/obl:agent/seen',
    'the man whom we saw',
  ],
  [
    'prepositional passive',
    'She/R/nsubj:pass/looked was/X/aux:pass/looked looked/V/root after/A/obl/looked by/A/case/aunt her/R/nmod:poss/aunt aunt/N/obl:agent/looked ././punct/looked',
    'Her aunt looked after her.',
  ],
  [
    'particle and pronoun',
    'It/R/nsubj:pass/picked was/X/aux:pass/picked picked/V/root up/A/compound:prt/picked by/A/case/Tom Tom/P/obl:agent/picked ././punct/picked',
    'Tom picked it up.',
  ],
  [
    'two objects',
    'He/R/nsubj:pass/given was/X/aux:pass/given given/V/root a/D/det/book book/N/obj/given by/A/case/Ann Ann/P/obl:agent/given ././punct/given',
    'Ann gave him a book.',
  ],
  [
    'joined verbs that share an agent',
    'The/D/det/house house/N/nsubj:pass/built was/X/aux:pass/built built/V/root and/C/cc/sold sold/V/conj/built by/A/case/Tom Tom/P/obl:agent/built ././punct/built',
    'Tom built and sold the house.',
  ],
  [
    'a joined active verb keeps its subject',
    'The/D/det/man man/N/nsubj:pass/hit was/X/aux:pass/hit hit/V/root by/A/case/car a/D/det/car car/N/obl:agent/hit and/C/cc/died died/V/conj/hit ././punct/hit',
    'A car hit the man and he died.',
  ],
  [
    'a passive joined to an active verb',
    'She/R/nsubj/ran ran/V/root and/C/cc/seen was/X/aux:pass/seen seen/V/conj/ran by/A/case/them them/R/obl:agent/seen ././punct/ran',
    'She ran and they saw her.',
  ],
  [
    'get',
    'My/R/nmod:poss/bike bike/N/nsubj:pass/stolen got/X/aux:pass/stolen stolen/V/root by/A/case/thieves thieves/N/obl:agent/stolen ././punct/stolen',
    'Thieves stole my bike.',
  ],
  [
    'anticipatory it',
    'It/R/expl/said was/X/aux:pass/said said/V/root by/A/case/critics critics/N/obl:agent/said that/S/mark/failed it/R/nsubj/failed failed/V/csubj:pass/said ././punct/said',
    'Critics said that it failed.',
  ],
  [
    'raising',
    'It/R/nsubj/has has/V/root to/T/mark/solved be/X/aux:pass/solved solved/V/xcomp/has by/A/case/them them/R/obl:agent/solved ././punct/has',
    'They have to solve it.',
  ],
  [
    'wanting',
    'He/R/nsubj/wants wants/V/root to/T/mark/loved be/X/aux:pass/loved loved/V/xcomp/wants by/A/case/them them/R/obl:agent/loved ././punct/wants',
    'He wants them to love him.',
  ],
  [
    'gerund of time',
    'He/R/nsubj/left left/V/root after/S/mark/told being/X/aux:pass/told told/V/advcl/left by/A/case/her her/R/obl:agent/told ././punct/left',
    'He left after she told him.',
  ],
  [
    'an aside gets its second comma',
    'It/R/nsubj:pass/made was/X/aux:pass/made made/V/root by/A/case/Ann Ann/P/obl:agent/made ,/./punct/editor the/D/det/editor editor/N/appos/Ann ././punct/made',
    'Ann, the editor, made it.',
  ],
  [
    'an adverb of manner goes behind the object',
    'It/R/nsubj:pass/received was/X/aux:pass/received well/B/advmod/received received/V/root by/A/case/critics critics/N/obl:agent/received ././punct/received',
    'Critics received it well.',
  ],
  [
    'not by anyone',
    'It/R/nsubj:pass/seen was/X/aux:pass/seen not/T/advmod/seen seen/V/root by/A/case/anyone anyone/R/obl:agent/seen ././punct/seen',
    'No one saw it.',
  ],
  [
    'a title in quotes leaves the start of the sentence',
    '“/./punct/Hamlet Hamlet/P/nsubj:pass/written ”/./punct/Hamlet was/X/aux:pass/written written/V/root by/A/case/brother his/R/nmod:poss/brother brother/N/obl:agent/written ././punct/written',
    'His brother wrote “Hamlet”.',
  ],
  [
    'am has no contraction',
    "He/R/nsubj:pass/watched is/X/aux/watched n't/T/advmod/watched being/X/aux:pass/watched watched/V/root by/A/case/me me/R/obl:agent/watched ././punct/watched",
    'I am not watching him.',
  ],
  [
    'a contraction is written out',
    "We/R/nsubj:pass/seen 've/X/aux/seen been/X/aux:pass/seen seen/V/root by/A/case/her her/R/obl:agent/seen ././punct/seen",
    'She has seen us.',
  ],
  [
    'a phrase of place goes with the noun it describes',
    'The/D/det/newt newt/N/nsubj:pass/seen near/A/case/yak my/R/nmod:poss/yak yak/N/obl/seen was/X/aux:pass/seen seen/V/root by/A/case/owl an/D/det/owl owl/N/obl:agent/seen above/A/case/tree the/D/det/tree tree/N/obl/seen ././punct/seen',
    'An owl above the tree saw the newt near my yak.',
  ],
  [
    'infinitive after a noun',
    'a/D/det/book book/N/root to/T/mark/read be/X/aux:pass/read read/V/acl/book by/A/case/them them/R/obl:agent/read',
    'a book for them to read',
  ],
  [
    'allowing',
    'They/R/nsubj/allow allow/V/root it/R/obj/allow to/T/mark/seen be/X/aux:pass/seen seen/V/xcomp/allow by/A/case/her her/R/obl:agent/seen ././punct/allow',
    'They allow her to see it.',
  ],
  [
    'raising out of a passive',
    'It/R/nsubj:pass/expected is/X/aux:pass/expected expected/V/root by/A/case/us us/R/obl:agent/expected to/T/mark/bought be/X/aux:pass/bought bought/V/xcomp/expected by/A/case/Tom Tom/P/obl:agent/bought ././punct/expected',
    'We expect Tom to buy it.',
  ],
  [
    'an imperative',
    'Do/X/aux/put not/T/advmod/put be/X/aux:pass/put put/V/root off/A/compound:prt/put by/A/case/price the/D/det/price price/N/obl:agent/put ././punct/put',
    'Do not let the price put you off.',
  ],
]

test.each(cases)('%s', (_, line, active) => {
  const tree = compactTree(line)
  expect(toActive(tree)).toMatchObject({ text: active, changed: true, suppliedSubject: null })
})
