import { beforeAll, expect, test, vi } from 'vitest'
import { TONE_LABELS } from './tone-labels.ts'
import { loadToneModel, type ToneModel } from './tone-model.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let model: ToneModel
beforeAll(async () => {
  model = await loadToneModel()
})

test.each([
  ['Thank you so much for your help!', 'gratitude'],
  ['I’m really sorry, I never meant to hurt you.', 'remorse'],
  ['What do you mean? I don’t understand this at all.', 'confusion'],
  ['WHO ATE MY LUNCH AGAIN?! I HATE YOU ALL', 'anger'],
  ['The meeting starts at five in room 12.', 'neutral'],
  ['😂😂😂', 'amusement'],
])('%s', async (text, wanted) => {
  const [tones] = await model.tones([text])
  expect(tones?.[0]?.label).toBe(wanted)
})

test('tones come best first, at most five, with scores between 0 and 1', async () => {
  const texts = ['Wow, I love it, thanks! But why so late? I was scared and sad.', 'Hm.', '', '42']
  for (const tones of await model.tones(texts)) {
    expect(tones.length).toBeGreaterThanOrEqual(1)
    expect(tones.length).toBeLessThanOrEqual(5)
    const scores = tones.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
  }
})

test('the end of a long text counts as much as its start', async () => {
  const plain = 'The report lists the rooms, the doors and the windows of each floor in turn. '.repeat(12)
  const warm = 'Thank you so much, I am deeply grateful for all your help! '.repeat(3)
  const place = TONE_LABELS.indexOf('gratitude')
  const [first, last] = await model.scores([warm + plain, plain + warm])
  expect(first?.[place]).toBeGreaterThan(0.3)
  expect(Math.abs((first?.[place] as number) - (last?.[place] as number))).toBeLessThan(0.15)
})

test('a text is judged alike alone and beside others', async () => {
  const text = 'That is the best news of the year!'
  const [alone] = await model.scores([text])
  const [, beside] = await model.scores(['No.', text, 'Why would anyone do such a thing to a friend of theirs?'])
  alone?.forEach((score, label) => {
    expect(Math.abs(score - (beside?.[label] as number))).toBeLessThan(0.05)
  })
})
