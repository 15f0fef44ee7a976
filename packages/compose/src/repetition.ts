/** Lets each wording through once; two texts are alike when they share an opening, or most of their words. */
export function createRepetitionGuard(options: { openingWords?: number; overlap?: number } = {}) {
  const { openingWords = 0, overlap = 0.8 } = options
  const seen: { opening: string; words: Set<string> }[] = []
  return {
    /** Remembers the text and answers true, or answers false because something like it came before. */
    admit(text: string): boolean {
      const words = wordsOf(text)
      const candidate = { opening: words.slice(0, openingWords).join(' '), words: new Set(words) }
      const alike = seen.some(
        (earlier) =>
          (openingWords > 0 && earlier.opening === candidate.opening) ||
          likeness(earlier.words, candidate.words) >= overlap,
      )
      if (!alike) seen.push(candidate)
      return !alike
    },
  }
}

export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, one.size + other.size - shared)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? []
}
