/** Enough for the processor to work in one go, not so much that padding or memory hurts. */
const PIECES_IN_A_BATCH = 512
const LONGEST_RATIO = 1.5

/** Groups rows of similar length, so that little is wasted on padding; answers the rows' numbers. */
export function batchesByLength(lengths: readonly number[]): number[][] {
  const order = lengths.map((_, index) => index).sort((a, b) => (lengths[a] as number) - (lengths[b] as number))
  const batches: number[][] = []
  let batch: number[] = []
  for (const index of order) {
    const longest = lengths[index] as number
    const shortest = lengths[batch[0] ?? index] as number
    const isFull = (batch.length + 1) * longest > PIECES_IN_A_BATCH || longest > shortest * LONGEST_RATIO
    if (batch.length > 0 && isFull) {
      batches.push(batch)
      batch = []
    }
    batch.push(index)
  }
  if (batch.length > 0) batches.push(batch)
  return batches
}
