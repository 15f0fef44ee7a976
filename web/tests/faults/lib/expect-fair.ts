import { expect } from 'vitest'
import { usesPerWindow } from '#app/spec/free-tools.ts'
import type { Tally } from './crowd.ts'

/**
 * Nobody got more than the quota, nobody was charged for less than they got, and a use that nobody enjoyed belongs to
 * a request that was under way when something was killed.
 */
export function expectFair(tallies: readonly Tally[], used: readonly number[], underWayAtKills: number) {
  const tooMuch = tallies.filter(({ given }) => given > usesPerWindow)
  const uncounted = tallies.filter(({ given }, client) => (used[client] ?? 0) < given)
  const robbed = tallies.filter(({ given, failed }, client) => (used[client] ?? 0) - given > failed)
  const refusedEarly = tallies.filter(({ refused }, client) => refused > 0 && (used[client] ?? 0) < usesPerWindow)
  expect({ tooMuch, uncounted, robbed, refusedEarly }).toEqual({
    tooMuch: [],
    uncounted: [],
    robbed: [],
    refusedEarly: [],
  })
  const lost = tallies.reduce((sum, { given }, client) => sum + (used[client] ?? 0) - given, 0)
  expect(lost).toBeLessThanOrEqual(underWayAtKills)
  return { lost, failed: tallies.reduce((sum, { failed }) => sum + failed, 0) }
}
