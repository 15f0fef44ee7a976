import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maximumTree } from './maximum-tree.ts'

/** The best tree by trying every one. */
function bestByTrying(scores: number[], size: number): number {
  let best = -Infinity
  const heads = new Array<number>(size).fill(-1)
  const reachesRoot = (node: number) => {
    let steps = 0
    for (let at = node; at > 0; at = heads[at] as number) if (++steps > size) return false
    return true
  }
  const choose = (child: number) => {
    if (child === size) {
      const roots = heads.filter((head) => head === 0).length
      if (roots === 1 && heads.every((_, node) => reachesRoot(node))) best = Math.max(best, total(scores, heads, size))
      return
    }
    for (let head = 0; head < size; head += 1) {
      if (head === child) continue
      heads[child] = head
      choose(child + 1)
    }
  }
  choose(1)
  return best
}

function total(scores: number[], heads: ArrayLike<number>, size: number): number {
  let sum = 0
  for (let child = 1; child < size; child += 1) sum += scores[child * size + (heads[child] as number)] as number
  return sum
}

test('finds the best tree with one main word', () => {
  const matrix = fc
    .integer({ min: 2, max: 5 })
    .chain((size) =>
      fc
        .array(fc.integer({ min: -50, max: 0 }), { minLength: size * size, maxLength: size * size })
        .map((scores) => ({ size, scores })),
    )
  fc.assert(
    fc.property(matrix, ({ size, scores }) => {
      const heads = maximumTree(scores, size)
      expect(total(scores, heads, size)).toBe(bestByTrying(scores, size))
    }),
    { numRuns: 300 },
  )
})
