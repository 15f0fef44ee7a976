import type { ToneLabel } from '#app/spec/tones.ts'
import type { Tone } from './schema.ts'

/** What a tone does to the one who reads it. */
const feelings: Record<ToneLabel, string> = {
  admiration: 'seen and valued',
  amusement: 'entertained',
  anger: 'attacked, and ready to defend themselves',
  annoyance: 'told off',
  approval: 'encouraged',
  caring: 'looked after',
  confusion: 'unsure what you mean',
  curiosity: 'asked, and inclined to answer',
  desire: 'drawn in',
  disappointment: 'that they have let you down',
  disapproval: 'judged',
  disgust: 'repelled',
  embarrassment: 'a little awkward with you',
  excitement: 'swept along',
  fear: 'alarmed',
  gratitude: 'thanked',
  grief: 'moved, and careful with their words',
  joy: 'cheered',
  love: 'held dear',
  nervousness: 'uneasy along with you',
  optimism: 'hopeful',
  pride: 'that something has been achieved',
  realization: 'that a thing has just become clear',
  relief: 'that the worst is over',
  remorse: 'apologized to',
  sadness: 'sad with you',
  surprise: 'taken by surprise',
  neutral: 'informed, and little else',
}

/** One plain sentence on what the reader is likely to feel. */
export function readerFeeling(tones: readonly Tone[]) {
  const [first, second] = tones.filter((tone) => tone.label !== 'neutral')
  if (!first) return `Your reader will probably feel ${feelings.neutral}.`
  if (!second) return `Your reader will probably feel ${feelings[first.label]}.`
  return `Your reader will probably feel ${feelings[first.label]}; some will also feel ${feelings[second.label]}.`
}
