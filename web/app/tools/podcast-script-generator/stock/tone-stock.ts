export type PodcastTone =
  | 'conversational'
  | 'professional'
  | 'educational'
  | 'entertaining'
  | 'inspirational'
  | 'analytical'
  | 'storytelling'
  | 'debate'
  | 'interview'
  | 'humorous'

/**
 * What gives an episode its tone. Slots: {subject} the topic, {point} the point in hand ({aim} after “to”), {audience}, {show}, {to} the
 * name of the one addressed with a comma after it, {comma} the same after a comma, both empty when nobody is named.
 */
export interface ToneStock {
  music: string[]
  /** Before the music: a reason to stay. */
  coldOpen: string[]
  /** After the greeting: what this episode will do. */
  promise: string[]
  /** Into the first point, and into each later one. */
  begin: string[]
  next: string[]
  /** The tone’s own way to open up a point; said by whoever leads. */
  angle: string[]
  /** How a co-host or guest takes up the question. */
  answer: string[]
  /** Short replies to what another has just said. */
  react: string[]
  wrap: string[]
  recap: string[]
  action: string[]
  farewell: string[]
}
