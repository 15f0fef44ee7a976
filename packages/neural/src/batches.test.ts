import { expect, test } from 'vitest'
import { batchesByLength } from './batches.ts'

test('every row is in one batch, beside rows of its own length', () => {
  const lengths = [10, 200, 12, 11, 40, 190]
  const batches = batchesByLength(lengths)
  expect(batches.flat().sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(batches.map((batch) => batch.map((row) => lengths[row]))).toEqual([[10, 11, 12], [40], [190, 200]])
})

test('a batch never grows beyond what the processor takes in one go', () => {
  const batches = batchesByLength(new Array<number>(100).fill(50))
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(10)
})

test('nothing makes no batch', () => {
  expect(batchesByLength([])).toEqual([])
})
