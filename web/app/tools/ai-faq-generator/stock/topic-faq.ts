/** A question and its answer as patterns; what the signs mean is told at `writePattern` in @limpid/compose. */
export interface FaqPattern {
  /** Questions that ask the same thing share an id, so that only one of them is asked. */
  id: string
  question: string
  answer: string
}
