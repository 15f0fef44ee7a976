import { createPicker, type Random, type Slots, writePattern } from '@limpid/compose'

export interface Writer {
  /** Writes the first of the patterns, in random order, whose slots are all at hand. */
  write(patterns: readonly string[], slots?: Slots): string | undefined
  chance(probability: number): boolean
}

export function createWriter(random: Random): Writer {
  const pickers = new Map<readonly string[], () => string>()
  return {
    chance: (probability) => random.chance(probability),
    write(patterns, slots = {}) {
      const next = pickers.get(patterns) ?? createPicker(patterns, random)
      pickers.set(patterns, next)
      for (let attempt = 0; attempt < patterns.length * 2; attempt++) {
        const text = writePattern(next(), slots, random)
        if (text) return text
      }
    },
  }
}
