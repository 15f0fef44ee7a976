import { expect, test } from 'vitest'
import { classify, flag } from './flags.ts'

test.each([
  ['was', flag.be],
  ["he's", flag.be],
  ["wasn't", flag.be],
  ["they'll", flag.modal],
  ["i've", flag.have],
  ['gotten', flag.get],
  ['written', flag.participle],
  ['rewritten', flag.participle],
  ['used', flag.participle],
  ['well-known', flag.participle],
  ['took', flag.past],
  ['quickly', flag.ly],
  ['very', flag.qualifier],
  ['utilising', flag.complex],
])('%s carries its flag', (word, bit) => {
  expect(classify(word) & bit).toBe(bit)
})

test.each(['need', 'hundred', 'present', 'red-handed', 'indeed'])('%s is no participle', (word) => {
  expect(classify(word) & flag.participle).toBe(0)
})
