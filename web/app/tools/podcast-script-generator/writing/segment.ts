import { capitalizeFirst } from '@limpid/compose'
import type { Speaker } from '../reading/cast.ts'
import type { EpisodePoint } from '../reading/episode.ts'
import { anyTone } from '../stock/any-tone.ts'
import type { ToneStock } from '../stock/tone-stock.ts'
import { type Context, type Place, slotsFor } from './context.ts'
import { type ScriptLine, says } from './script.ts'

type Turn = ScriptLine | undefined

export interface Segment {
  opening: ScriptLine[]
  /** Exchanges that may be left out; each is written only when it is wanted. */
  extras: (() => Turn[])[]
  end: () => Turn
}

/** One point, developed by whoever sits at the table: guests are asked, hosts lead. */
export function openSegment(point: EpisodePoint, index: number, context: Context): Segment {
  const { host, coHost, guests } = context.cast
  const lead = coHost && index % 2 === 1 ? coHost : host
  const guest = guests[index % Math.max(1, guests.length)]
  const table = { point, index, lead, context, tell: tellerFor(point, context) }
  const { opening, ...rest } = guest ? withGuest(table, guest) : coHost ? withCoHost(table) : alone(table)
  const title = point.question ?? capitalizeFirst(point.text)
  return {
    opening: [{ heading: `SEGMENT ${index + 1}: ${title}` }, ...opening.filter((line) => line !== undefined)],
    ...rest,
  }
}

interface Table {
  point: EpisodePoint
  index: number
  lead: Speaker
  context: Context
  tell: ReturnType<typeof tellerFor>
}

interface Parts {
  opening: Turn[]
  extras: (() => Turn[])[]
  end: () => Turn
}

function tellerFor(point: EpisodePoint, context: Context) {
  return (patterns: readonly string[], speaker: Speaker, to?: Speaker, place?: Place) => {
    const slots = slotsFor(context, speaker, { point, to, place })
    const text = context.teller.tell(patterns, slots)
    if (text?.includes(context.audience)) context.mentions.audience++
    return text
  }
}

function alone({ point, index, lead, context, tell }: Table): Parts {
  const { stock, way } = context
  return {
    opening: [
      says(
        lead,
        tell(introFor(point, index, stock), lead, undefined, 'intro'),
        tell(point.question ? anyTone.asked : way.wonder, lead),
      ),
      says(lead, ownWords(point, context), tell(stock.angle, lead, undefined, 'angle')),
    ],
    extras: [
      () => [says(lead, tell(way.apply, lead))],
      () => [says(lead, tell(way.contrast, lead))],
      () => [says(lead, tell(anyTone.example, lead))],
      () => [says(lead, tell(stock.answer, lead))],
      () => [says(lead, tell(way.wonder, lead))],
      () => [says(lead, tell(stock.angle, lead, undefined, 'angle'))],
    ],
    end: () => says(lead, tell(stock.wrap, lead, undefined, 'wrap')),
  }
}

function withCoHost({ point, index, lead, context, tell }: Table): Parts {
  const { cast, stock, way } = context
  const other = lead === cast.host ? cast.coHost! : cast.host
  const words = ownWords(point, context)
  return {
    opening: [
      says(
        lead,
        tell(introFor(point, index, stock), lead, undefined, 'intro'),
        tell(point.question ? anyTone.asked : way.ask, lead, other),
      ),
      says(other, tell(stock.answer, other), other === cast.host ? words : undefined),
      says(
        lead,
        tell(stock.react, lead),
        lead === cast.host ? words : undefined,
        tell(stock.angle, lead, undefined, 'angle'),
      ),
    ],
    extras: [
      () => [says(other, tell(way.contrast, other))],
      () => [says(lead, tell(way.follow, lead, other)), says(other, tell(anyTone.example, other))],
      () => [says(lead, tell(way.apply, lead)), says(other, tell(stock.react, other))],
      () => [says(lead, tell(anyTone.join, lead, other)), says(other, tell(anyTone.joined, other))],
      () => [says(other, tell(stock.angle, other, undefined, 'angle'))],
      () => [says(lead, tell(way.wonder, lead))],
    ],
    end: () => says(other, tell(stock.wrap, other, undefined, 'wrap')),
  }
}

function withGuest({ point, index, lead, context, tell }: Table, guest: Speaker): Parts {
  const { cast, stock, way } = context
  const coHost = cast.coHost && (lead === cast.host ? cast.coHost : cast.host)
  const second = cast.guests.find((one) => one !== guest)
  const words = ownWords(point, context)
  return {
    opening: [
      says(
        lead,
        tell(introFor(point, index, stock), lead, undefined, 'intro'),
        lead === cast.host ? words : undefined,
        tell(point.question ? anyTone.asked : way.ask, lead, guest),
      ),
      says(guest, tell(stock.answer, guest)),
      says(lead, tell(stock.react, lead), tell(way.follow, lead, guest)),
      says(guest, tell(anyTone.story, guest)),
      second && says(lead, tell(anyTone.join, lead, second)),
      second && says(second, tell(anyTone.joined, second)),
      coHost && says(coHost, coHost === cast.host ? words : undefined, tell(stock.angle, coHost, undefined, 'angle')),
    ],
    extras: [
      () =>
        coHost
          ? []
          : [says(lead, tell(stock.angle, lead, undefined, 'angle')), says(guest, tell(anyTone.joined, guest))],
      () => [says(lead, tell(way.askAdvice, lead, guest)), says(guest, tell(way.advice, guest))],
      () => [says(coHost ?? lead, tell(way.contrast, coHost ?? lead)), says(guest, tell(stock.react, guest))],
      () => [says(lead, tell(way.apply, lead))],
      () => [says(coHost ?? lead, tell(way.wonder, coHost ?? lead))],
    ],
    end: () => says(lead, tell(stock.wrap, lead, undefined, 'wrap')),
  }
}

function introFor({ question }: EpisodePoint, index: number, stock: ToneStock): readonly string[] {
  if (question) return anyTone.questionIntro
  return index === 0 ? stock.begin : stock.next
}

/** The visitor’s own sentences, spoken by the first host. */
function ownWords({ said }: EpisodePoint, { teller }: Context): string | undefined {
  const [first, ...rest] = said
  return first && [teller.tell(anyTone.said, { said: first }) ?? first, ...rest].join(' ')
}
