import type { Speaker } from '../reading/cast.ts'
import type { EpisodePoint } from '../reading/episode.ts'
import { anyTone } from '../stock/any-tone.ts'
import { type Context, slotsFor } from './context.ts'
import { type ScriptLine, says } from './script.ts'

const present = (lines: readonly (ScriptLine | undefined)[]) => lines.filter((line) => line !== undefined)

const MOST_LEFT_NAMED = 3

/** From the first word to the first segment. */
export function writeOpening(context: Context): ScriptLine[] {
  const { cast, stock, teller, episode } = context
  const { host, coHost, guests } = cast
  const slots = slotsFor(context, host)
  const promise = teller.tell(stock.promise, slotsFor(context, host, { isTopicKnown: true }))
  const isForThem = promise?.includes(context.audience)
  context.mentions.audience++
  return present([
    { heading: 'COLD OPEN' },
    says(host, teller.tell(stock.coldOpen, slots)),
    coHost && says(coHost, teller.tell(stock.react, slotsFor(context, coHost))),
    { direction: teller.pick(stock.music) },
    { heading: 'WELCOME' },
    says(host, hello(anyTone.greet, host, context)),
    coHost && says(coHost, hello(anyTone.greetBack, coHost, context)),
    says(
      host,
      teller.tell(anyTone.topic, slots),
      isForThem ? undefined : teller.tell(anyTone.forWhom, slots),
      promise,
      ...episode.background,
    ),
    ...guests.flatMap((guest, index) => [
      says(
        host,
        hello(index === 0 ? anyTone.introduceGuest : anyTone.introduceSecond, guest, context),
        index === 0 ? episode.aboutGuest : undefined,
      ),
      says(guest, teller.tell(anyTone.guestHello, slots)),
    ]),
  ])
}

/** From the recap to the last note; `left` are the points that found no segment. */
export function writeClosing(
  covered: readonly EpisodePoint[],
  left: readonly EpisodePoint[],
  context: Context,
): ScriptLine[] {
  const { cast, stock, teller } = context
  const { host, coHost, guests } = cast
  const closer = coHost ?? host
  const recap = covered.map((point, index) => {
    const patterns =
      index === 0 ? anyTone.recapFirst : index === covered.length - 1 ? anyTone.recapLast : anyTone.recapPoint
    return teller.tell(patterns, slotsFor(context, host, { point, place: 'recap' }))
  })
  const list = left.length > 0 ? joined(left.slice(0, MOST_LEFT_NAMED).map(({ text }) => text)) : undefined
  return present([
    { heading: 'RECAP' },
    says(
      host,
      teller.tell(stock.recap, {}),
      ...recap,
      list && teller.tell(anyTone.more, { list }),
      teller.tell(context.way.recapEnd, {}),
    ),
    ...guests.flatMap((guest) => [
      says(host, teller.tell(anyTone.lastWord, slotsFor(context, host, { to: guest }))),
      says(guest, teller.tell(context.way.lastAnswer, {})),
      says(host, teller.tell(anyTone.thankGuest, slotsFor(context, host, { to: guest }))),
    ]),
    { heading: 'CALL TO ACTION' },
    says(closer, teller.tell(stock.action, slotsFor(context, closer))),
    { heading: 'OUTRO' },
    says(host, teller.tell(stock.farewell, {})),
    { direction: 'Theme music up, then out' },
  ])
}

function hello(
  stock: { named: readonly string[]; unnamed: readonly string[] },
  who: Speaker,
  context: Context,
): string | undefined {
  const slots = { show: context.show, name: who.name && who.label, comma: who.name ? `, ${who.name}` : '' }
  return context.teller.tell(who.name ? stock.named : stock.unnamed, slots)
}

function joined(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}
