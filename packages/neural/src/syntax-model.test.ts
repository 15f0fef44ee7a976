import { beforeAll, expect, test, vi } from 'vitest'
import { loadSyntaxModel, type SyntaxModel } from './syntax-model.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let model: SyntaxModel
beforeAll(async () => {
  model = await loadSyntaxModel()
})

const drawn = async (text: string) => {
  const [tree] = await model.parse([text])
  return tree?.tokens.map(({ form, upos, head, relation }) => `${form} ${upos} ${head} ${relation}`)
}

test('a passive sentence with its agent', async () => {
  expect(await drawn('The letter wasn’t written by him.')).toEqual([
    'The DET 2 det',
    'letter NOUN 5 nsubj:pass',
    'was AUX 5 aux:pass',
    'n’t PART 5 advmod',
    'written VERB 0 root',
    'by ADP 7 case',
    'him PRON 5 obl:agent',
    '. PUNCT 5 punct',
  ])
})

test('an active sentence, typed carelessly', async () => {
  expect(await drawn('she gave me the book')).toEqual([
    'she PRON 2 nsubj',
    'gave VERB 0 root',
    'me PRON 2 iobj',
    'the DET 5 det',
    'book NOUN 2 obj',
  ])
})

test('offsets point into the sentence', async () => {
  const text = 'Sure 😀 — we’ll  come, won’t we?'
  const [tree] = await model.parse([text])
  for (const { form, start, end } of tree?.tokens ?? []) expect(text.slice(start, end)).toBe(form)
})

test('every tree has one root and no circle, however long or odd the text', async () => {
  const texts = ['word '.repeat(700), '?!', '', 'a', '— — —', 'The cat that the dog that the man owned chased ran.']
  const trees = await model.parse(texts)
  expect(trees.map(({ tokens }) => tokens.length)).toEqual([700, 1, 0, 1, 3, 12])
  for (const { tokens } of trees) {
    expect(tokens.filter(({ head }) => head === 0)).toHaveLength(Math.min(1, tokens.length))
    expect(tokens.filter(({ relation }) => relation === 'root')).toHaveLength(Math.min(1, tokens.length))
    for (const token of tokens) {
      let steps = 0
      for (let at = token; at.head !== 0 && steps <= tokens.length; steps += 1) at = tokens[at.head - 1] as typeof token
      expect(steps).toBeLessThanOrEqual(tokens.length)
    }
  }
})
