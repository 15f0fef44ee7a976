/** A table of weights as text: one character for each, in steps of `step`, so that it travels as JSON and packs well. */
export interface PackedWeights {
  step: number
  weights: string
}

const ZERO = 0x50
const LARGEST = 40

export function encodeWeights(weights: Float64Array): PackedWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = Math.max(0.1, Math.min(largest, 4) / LARGEST)
  let text = ''
  for (const weight of weights) {
    text += String.fromCharCode(ZERO + Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))))
  }
  return { step, weights: text }
}

export function decodeWeights({ step, weights }: PackedWeights): Float32Array {
  const decoded = new Float32Array(weights.length)
  for (let at = 0; at < weights.length; at++) decoded[at] = (weights.charCodeAt(at) - ZERO) * step
  return decoded
}
