import { expect, onTestFinished, test, vi } from 'vitest'
import { createNeural, NeuralBusyError, type NeuralOptions } from './create-neural.ts'

vi.setConfig({ testTimeout: 60_000 })

function neural(options?: NeuralOptions) {
  const client = createNeural(options)
  onTestFinished(() => client.close())
  return client
}

test('answers both questions from its thread', async () => {
  const client = neural()
  const [tones, trees] = await Promise.all([client.tones(['Thank you!']), client.parse(['The work was done by Anna.'])])
  expect(tones[0]?.[0]?.label).toBe('gratitude')
  expect(trees[0]?.tokens.map(({ relation }) => relation)).toEqual([
    'det',
    'nsubj:pass',
    'aux:pass',
    'root',
    'case',
    'obl:agent',
    'punct',
  ])
})

test('a question that cannot be answered is refused, and the next one is answered', async () => {
  const client = neural()
  await expect(client.tones([null as never])).rejects.toThrow()
  await expect(client.tones(['Good.'])).resolves.toHaveLength(1)
})

test('refuses more than may wait', async () => {
  const client = neural({ longestQueue: 2 })
  const answers = await Promise.allSettled([1, 2, 3].map(() => client.tones(['Hello.'])))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect((answers[2] as PromiseRejectedResult).reason).toBeInstanceOf(NeuralBusyError)
})

test('refuses open questions when it closes', async () => {
  const client = neural()
  const open = client.parse(['This will never be read.'])
  const refused = expect(open).rejects.toThrow('has ended')
  await client.close()
  await refused
  await expect(client.tones(['Hello?'])).rejects.toThrow('were closed')
})
