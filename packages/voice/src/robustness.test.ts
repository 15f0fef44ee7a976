import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPassives } from './find-passives.ts'
import { toActive } from './to-active.ts'
import type { Tree } from './tree.ts'

const forms = [
  'The',
  'cake',
  'was',
  'been',
  'to',
  'be',
  'eaten',
  'by',
  'Tom',
  'and',
  ',',
  'who',
  'not',
  'it',
  'up',
  '“',
  '.',
]
const tags = ['NOUN', 'PROPN', 'PRON', 'VERB', 'AUX', 'ADP', 'PUNCT', 'ADV', 'CCONJ', 'PART']
const relations = [
  'nsubj',
  'nsubj:pass',
  'aux',
  'aux:pass',
  'obl:agent',
  'obl',
  'case',
  'conj',
  'cc',
  'xcomp',
  'acl',
  'acl:relcl',
  'advcl',
  'mark',
  'expl',
  'punct',
  'advmod',
  'csubj:pass',
]

/** Any words with any relations: each hangs from an earlier one, in some shuffled order, so there is no cycle. */
const trees: fc.Arbitrary<Tree> = fc
  .array(
    fc.record({
      form: fc.constantFrom(...forms),
      upos: fc.constantFrom(...tags),
      relation: fc.constantFrom(...relations),
      parent: fc.nat(),
      rank: fc.nat(),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((words) => {
    const order = words.map((_, index) => index).sort((a, b) => (words[a]?.rank ?? 0) - (words[b]?.rank ?? 0) || a - b)
    let text = ''
    const tokens = words.map(({ form, upos, relation, parent }, index) => {
      if (text) text += ' '
      const start = text.length
      text += form
      const place = order.indexOf(index)
      const head = place === 0 ? 0 : (order[parent % place] as number) + 1
      return { form, start, end: text.length, upos, head, relation: head === 0 ? 'root' : relation }
    })
    return { text, tokens }
  })

test('no tree is too odd, and one without a passive comes back as it was', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const answer = toActive(tree)
      for (const passive of findPassives(tree)) expect(tree.text.slice(passive.start, passive.end)).toBe(passive.text)
      if (!answer.changed) expect(answer.text).toBe(tree.text)
      if (findPassives(tree).length === 0) expect(answer.changed).toBe(false)
    }),
    { numRuns: 3000 },
  )
})
