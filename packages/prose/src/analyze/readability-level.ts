import type { ReadabilityLevel } from '../types.ts'

const LEVELS: readonly (ReadabilityLevel & { upTo: number })[] = [
  { upTo: 5.5, label: 'Very easy', audience: 'Readers from about age 10', colour: 'success' },
  { upTo: 7.5, label: 'Easy', audience: 'Almost all adults, at the first reading', colour: 'success' },
  { upTo: 9.5, label: 'Plain', audience: 'Most adults, without effort', colour: 'water' },
  { upTo: 12.5, label: 'Fairly hard', audience: 'Adults who finished school', colour: 'mark-yellow-line' },
  { upTo: 15.5, label: 'Hard', audience: 'Readers with a college education', colour: 'mark-red-line' },
  {
    upTo: Number.POSITIVE_INFINITY,
    label: 'Very hard',
    audience: 'Specialists in the field',
    colour: 'danger',
  },
]

const NO_TEXT: ReadabilityLevel = { label: 'No text yet', audience: 'Nobody yet', colour: 'ink-soft' }

export function readabilityLevelOf(gradeLevel: number, words: number): ReadabilityLevel {
  if (words === 0) return NO_TEXT
  const { label, audience, colour } = LEVELS.find((level) => gradeLevel < level.upTo)!
  return { label, audience, colour }
}
