import { flawsIn, type Random } from '@limpid/compose'
import { audienceOf } from './reading/audience.ts'
import { type Cast, castOf } from './reading/cast.ts'
import { cleanLine } from './reading/clean.ts'
import { readEpisode } from './reading/episode.ts'
import type { PodcastRequest } from './reading/request.ts'
import { practical } from './stock/practical.ts'
import { reflective } from './stock/reflective.ts'
import { toneStocks } from './stock/tones.ts'
import type { Context } from './writing/context.ts'
import { writeClosing, writeOpening } from './writing/frame.ts'
import { inTurns, type ScriptLine, wordCount, written } from './writing/script.ts'
import { openSegment, type Segment } from './writing/segment.ts'
import { createTeller } from './writing/teller.ts'

export type { HostConfig, PodcastRequest } from './reading/request.ts'

const MOST_SEGMENTS = 5
/** A script is to have 700 to 1,200 words, whichever way they are counted. */
const ENOUGH_WORDS = 900
/** What recap, call to action, farewell and the ends of the segments come to. */
const CLOSING_WORDS = 170
const GUEST_CLOSING_WORDS = 30
/** Beyond this, points are named at the end instead of getting a segment of their own. */
const ROOM_IN_WORDS = 1050
const FEWEST_SEGMENTS = 3
const MOST_EXTRAS = 6
/** A host alone needs one point more to fill the time. */
const POINTS_FOR_ONE_VOICE = 4
const ATTEMPTS = 4

/** A whole episode on the visitor’s topic, for the hosts and guests named, in the tone chosen. */
export function generatePodcastScript(request: PodcastRequest, random: Random): { scriptText: string } {
  const cast = castOf(request.hostInfo)
  const episode = readEpisode(request.topicExplanation, isAlone(cast) ? POINTS_FOR_ONE_VOICE : undefined)
  const reading = {
    cast,
    episode,
    way: episode.kind === 'how-to' ? practical : reflective,
    audience: audienceOf(request.targetAudience),
    show: cleanLine(request.podcastName) || 'the show',
    stock: toneStocks[request.tone],
  }
  let best = { text: '', flaws: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < ATTEMPTS && best.flaws > 0; attempt++) {
    const text = writeEpisode({ ...reading, teller: createTeller(random), mentions: { audience: 0 } })
    const flaws = flawsIn(text).length
    if (flaws < best.flaws) best = { text, flaws }
  }
  return { scriptText: best.text }
}

function writeEpisode(context: Context): string {
  const { points } = context.episode
  const opening = writeOpening(context)
  const words = wordCount(opening) + CLOSING_WORDS + GUEST_CLOSING_WORDS * context.cast.guests.length
  const segments = points.slice(0, MOST_SEGMENTS).map((point, index) => openSegment(point, index, context))
  const kept = fitting(segments, words)
  const body = filled(kept, words)
  const closing = writeClosing(points.slice(0, kept.length), points.slice(kept.length), context)
  const lines = [...opening, ...body, ...closing]
  return written(isAlone(context.cast) ? lines : inTurns(lines))
}

/** As many segments as there is time for. */
function fitting(segments: readonly Segment[], words: number): Segment[] {
  const kept = [...segments]
  const length = () => words + wordCount(kept.flatMap(({ opening }) => opening))
  while (kept.length > FEWEST_SEGMENTS && length() > ROOM_IN_WORDS) kept.pop()
  return kept
}

function isAlone({ coHost, guests }: Cast): boolean {
  return !coHost && guests.length === 0
}

/** The segments with as many exchanges as the episode needs to be long enough. */
function filled(segments: readonly Segment[], wordsAround: number): ScriptLine[] {
  const parts = segments.map((segment) => ({ ...segment, lines: [...segment.opening] }))
  let words = wordsAround + wordCount(parts.flatMap(({ lines }) => lines))
  for (let round = 0; round < MOST_EXTRAS; round++) {
    for (const part of parts) {
      if (words >= ENOUGH_WORDS) break
      const exchange = part.extras[round]?.().filter((line) => line !== undefined) ?? []
      part.lines.push(...exchange)
      words += wordCount(exchange)
    }
  }
  return parts.flatMap(({ lines, end }) => [...lines, end()]).filter((line) => line !== undefined)
}
