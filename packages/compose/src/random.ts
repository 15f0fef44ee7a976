/** A repeatable source of chance: the same seed always tells the same story, so a generated text can be tested and traced. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
  /** `count` different items, or all of them if there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  chance(probability: number): boolean
}

export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? hashOf(String(seed)) : hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const shuffle = <Item>(items: readonly Item[]) => {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const kept = shuffled[last]!
      shuffled[last] = shuffled[other]!
      shuffled[other] = kept
    }
    return shuffled
  }
  return {
    next,
    below,
    shuffle,
    pick: (items) => items[below(items.length)]!,
    sample: (items, count) => shuffle(items).slice(0, count),
    chance: (probability) => next() < probability,
  }
}

/** Hands out the items in random order and starts a fresh round only when all have been used. */
export function createPicker<Item>(items: readonly Item[], random: Random): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = random.shuffle(items)
    return left.pop()!
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
