import { type Random, type Slots, writePattern } from '@limpid/compose'

export interface Teller {
  /** Writes one of the patterns that has not been used yet; undefined when none is left or a slot is missing. */
  tell(patterns: readonly string[], slots: Slots): string | undefined
  pick<Item>(items: readonly Item[]): Item
}

/** Says nothing twice in one episode. */
export function createTeller(random: Random): Teller {
  const used = new Set<string>()
  return {
    pick: (items) => random.pick(items),
    tell(patterns, slots) {
      for (const pattern of random.shuffle(patterns)) {
        if (used.has(pattern)) continue
        const text = writePattern(pattern, slots, random)
        if (text === undefined) continue
        used.add(pattern)
        return text
      }
    },
  }
}
