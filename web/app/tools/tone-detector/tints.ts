import type { ToneLabel } from '#app/spec/tones.ts'

const warm: readonly ToneLabel[] = [
  'admiration',
  'amusement',
  'approval',
  'caring',
  'desire',
  'excitement',
  'gratitude',
  'joy',
  'love',
  'optimism',
  'pride',
  'relief',
]
const cold: readonly ToneLabel[] = [
  'anger',
  'annoyance',
  'disappointment',
  'disapproval',
  'disgust',
  'embarrassment',
  'fear',
  'grief',
  'nervousness',
  'remorse',
  'sadness',
]

/** Warm, cold or open: the name and the emoji say the rest, so colour never stands alone. */
export function tintOf(label: ToneLabel | undefined) {
  if (label && warm.includes(label)) return 'border-success'
  if (label && cold.includes(label)) return 'border-danger'
  return 'border-line-strong'
}
