/** One list of patterns for each group of titles. What the signs mean is told at `writePattern` in @limpid/compose. */
export interface TitleStock {
  guides: readonly string[]
  listicles: readonly string[]
  questions: readonly string[]
  others: readonly string[]
}

export type TitleGroup = keyof TitleStock
