import { capitalizeFirst, type Slots, topicOf } from '@limpid/compose'
import type { Cast, Speaker } from '../reading/cast.ts'
import type { Episode, EpisodePoint } from '../reading/episode.ts'
import { numberOf } from '../reading/nameable.ts'
import type { ToneStock } from '../stock/tone-stock.ts'
import type { WayOfTalking } from '../stock/way-of-talking.ts'
import type { Teller } from './teller.ts'

export interface Context {
  cast: Cast
  episode: Episode
  audience: string
  show: string
  stock: ToneStock
  way: WayOfTalking
  teller: Teller
  /** How often the listeners have been named in full. */
  mentions: { audience: number }
}

/** Where in a segment a point is spoken of: it is named on the way in and, if short, now and then after that. */
export type Place = 'intro' | 'body' | 'angle' | 'wrap' | 'recap'

interface Options {
  point?: EpisodePoint
  place?: Place
  to?: Speaker
  /** Speak of the topic as “this”, since it has just been named. */
  isTopicKnown?: boolean
}

const CLAUSE = /^(?:how|where|what|when|which|whether|why|who)\b/
const SHORT_NAME = 3
const LONGER_NAME = 6
const FULL_AUDIENCE_MENTIONS = 3

/** The slots for a turn: the visitor’s own words are the first host’s, so anybody else says “your” where they wrote “my”. */
export function slotsFor(context: Context, speaker: Speaker, options: Options = {}): Slots {
  const { episode, show, cast } = context
  const own = (text: string) => (speaker === cast.host ? text : toOther(text))
  const point = options.point && own(nameFor(options.point, options.place ?? 'body', context))
  const number = point === undefined || /^(?:this|that one)$/.test(point) ? 'singular' : numberOf(point)
  const subject = options.isTopicKnown && wordsIn(episode.subject) > SHORT_NAME ? 'this' : own(episode.subject)
  return {
    subject,
    Subject: capitalizeFirst(subject),
    point,
    Point: point && capitalizeFirst(point),
    aim: point && (CLAUSE.test(point) ? `the question of ${point}` : point),
    bare: options.point && quotable(options.point) ? own(options.point.text) : undefined,
    question: options.point?.question,
    number,
    audience: audienceFor(context),
    show,
    to: addressFor(options.to, cast),
    comma: options.to?.name ? `, ${options.to.name}` : '',
  }
}

function nameFor(point: EpisodePoint, place: Place, { episode, teller }: Context): string {
  if (place === 'recap' || place === 'intro') return point.text
  const length = wordsIn(point.text)
  if (place === 'wrap') return length <= SHORT_NAME && !point.question ? point.text : 'that one'
  if (point.isFacet || point.question) {
    if (place === 'angle') return 'this'
    return wordsIn(episode.subject) <= LONGER_NAME && teller.pick([true, false]) ? episode.subject : 'this'
  }
  const oftenEnough = length <= SHORT_NAME ? [true, false] : length <= LONGER_NAME ? [true, false, false] : [false]
  return teller.pick(oftenEnough) ? point.text : 'this'
}

/** Three words or fewer that name a thing and can be put in quotation marks. */
function quotable({ text, question }: EpisodePoint): boolean {
  return (
    !question &&
    wordsIn(text) <= SHORT_NAME &&
    topicOf(text).form === 'noun' &&
    !/^(?:the|an?|what|why|how|who)\b/.test(text)
  )
}

function audienceFor({ audience, mentions }: Context): string {
  return mentions.audience < FULL_AUDIENCE_MENTIONS || wordsIn(audience) <= 2 ? audience : 'our listeners'
}

function addressFor(to: Speaker | undefined, { guests }: Cast): string {
  if (!to) return ''
  if (to.name) return `${to.name}, `
  return guests.length > 1 ? `(To ${to.label}) ` : ''
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

const OTHER: Record<string, string> = {
  my: 'your',
  our: 'your',
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  mine: 'yours',
}

function toOther(text: string): string {
  return text
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\bI’m\b/g, 'you’re')
    .replace(/\b(?:my|our|I|we|me|us|mine)\b/gi, (word) => (word === 'US' ? word : OTHER[word.toLowerCase()]!))
}
