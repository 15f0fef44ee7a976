/** The 28 tones, each with the emoji that stands beside it. */
export const toneEmoji = {
  admiration: '👏',
  amusement: '😄',
  anger: '😠',
  annoyance: '😒',
  approval: '👍',
  caring: '🤗',
  confusion: '😕',
  curiosity: '🤔',
  desire: '😍',
  disappointment: '😞',
  disapproval: '👎',
  disgust: '🤢',
  embarrassment: '😳',
  excitement: '🤩',
  fear: '😨',
  gratitude: '🙏',
  grief: '💔',
  joy: '😊',
  love: '❤️',
  nervousness: '😬',
  optimism: '🌤️',
  pride: '🏅',
  realization: '💡',
  relief: '😌',
  remorse: '😔',
  sadness: '😢',
  surprise: '😮',
  neutral: '😐',
} as const

export type ToneLabel = keyof typeof toneEmoji
export const toneLabels = Object.keys(toneEmoji) as [ToneLabel, ...ToneLabel[]]

export const mostTones = 5
export const confidenceDots = 5

/** Filled dots: the score rounded to a multiple of ten percent, one dot for each, five at the most. */
export function filledDots(score: number) {
  return Math.min(confidenceDots, Math.round(score * 10))
}
