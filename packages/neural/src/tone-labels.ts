import calibration from '../models/tone.json' with { type: 'json' }

export type ToneLabel =
  | 'admiration'
  | 'amusement'
  | 'anger'
  | 'annoyance'
  | 'approval'
  | 'caring'
  | 'confusion'
  | 'curiosity'
  | 'desire'
  | 'disappointment'
  | 'disapproval'
  | 'disgust'
  | 'embarrassment'
  | 'excitement'
  | 'fear'
  | 'gratitude'
  | 'grief'
  | 'joy'
  | 'love'
  | 'nervousness'
  | 'optimism'
  | 'pride'
  | 'realization'
  | 'relief'
  | 'remorse'
  | 'sadness'
  | 'surprise'
  | 'neutral'

/** The labels in the order of the model's scores. */
export const TONE_LABELS = calibration.map(({ label }) => label as ToneLabel)
