/** One example: the numbers of its features, and whether it is a case of what we look for. */
export interface Example {
  features: readonly number[]
  label: boolean
  /** How much it counts; 1 unless told otherwise. */
  weight?: number
}

export interface Options {
  epochs: number
  rate: number
  /** Pulls every weight towards zero in proportion to its size. */
  ridge: number
  /** Pulls every weight towards zero by a constant, so that idle ones vanish. */
  lasso: number
}

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

/** Random numbers that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items]
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[copy[at], copy[other]] = [copy[other]!, copy[at]!]
  }
  return copy
}

/** Fits weights by AdaGrad with an elastic net; the shrinkage is paid when a feature is next seen. */
export function fit(examples: readonly Example[], size: number, options: Options): Float64Array {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-8)
  const counts = new Float64Array(size)
  for (const { features } of examples) for (const feature of features) counts[feature]! += 1
  const random = seededRandom(7)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const { features, label, weight = 1 } of shuffled(examples, random)) {
      let sum = 0
      for (const feature of features) sum += weights[feature]!
      const error = (logistic(sum) - (label ? 1 : 0)) * weight
      for (const feature of features) {
        const old = weights[feature]!
        const slope = error + (options.ridge * old) / counts[feature]!
        squares[feature]! += slope * slope
        const step = options.rate / Math.sqrt(squares[feature]!)
        const next = old - step * slope
        const shrink = (step * options.lasso) / counts[feature]!
        weights[feature] = next > shrink ? next - shrink : next < -shrink ? next + shrink : 0
      }
    }
  }
  return weights
}
