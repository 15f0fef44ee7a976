export function f1({ hit, found, wanted }: { hit: number; found: number; wanted: number }): string {
  return ((2 * hit) / Math.max(1, found + wanted)).toFixed(4)
}

/** Counts how many items of one list are in the other. */
export class Counter {
  hit = 0
  found = 0
  wanted = 0

  add(mine: readonly string[], theirs: readonly string[]): void {
    const gold = new Set(theirs)
    this.hit += mine.filter((item) => gold.has(item)).length
    this.found += mine.length
    this.wanted += theirs.length
  }

  f1(): string {
    return f1(this)
  }
}
