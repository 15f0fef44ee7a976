import { isPlural } from '@limpid/compose'
import type { GoalMove } from '../reading/goal.ts'
import { anyVoice } from '../stock/any-voice.ts'
import type { Context } from './points.ts'

/** Nobody would “love” to do these. */
const UNHAPPY = /^(?:be|return|cancel|end|terminate|complain|report|leave|stop|close|change|resolve|fix)\b/i
const FIRST: ReadonlySet<GoalMove['kind']> = new Set(['thank', 'apologise', 'congratulate', 'console'])

/** Thanks, apologies and congratulations open a reply; an apology comes before thanks. */
export function openingMoves(context: Context): string[] {
  const first = context.goal.moves.filter(({ kind }) => FIRST.has(kind))
  return first.map((move) => writeMove(move, context)).filter((sentence) => sentence !== undefined)
}

/** What the goal wants said and asked beside the points. */
export function laterMoves(context: Context): string[] {
  const delays = context.goal.stances.some(({ stance }) => stance === 'delay')
  return context.goal.moves
    .filter(({ kind }) => !FIRST.has(kind) && !(delays && kind === 'suggest'))
    .map((move) => writeMove(move, context))
    .filter((sentence) => sentence !== undefined)
}

function writeMove({ kind, text }: GoalMove, { voice, writer }: Context): string | undefined {
  const what = { what: text }
  switch (kind) {
    case 'say':
      return text
    case 'choose':
      return writer.write(anyVoice.choice, what)
    case 'ask-to':
      return writer.write(voice.ask.to, what)
    case 'ask-for':
      return writer.write(voice.ask.for, what)
    case 'ask-favor':
      return writer.write(anyVoice.favor, what)
    case 'ask-clause':
      return writer.write(voice.ask.clause, { what: text.replace(/^if\b/i, 'whether') })
    case 'ask-about':
      return writer.write(voice.ask.about, what)
    case 'suggest':
      return suggestion(text, voice.suggest, writer)
    case 'reschedule':
      return writer.write(anyVoice.reschedule, what)
    case 'console':
      return writer.write(anyVoice.console)
    case 'offer':
      return writer.write(anyVoice.offer, what)
    case 'thank':
      return writer.write(voice.thank, { what: text || 'for your message' })
    case 'apologise':
      return writer.write(voice.apologise, { what: text || 'for any trouble this has caused' })
    case 'congratulate':
      return writer.write(voice.congratulate, { what: text || 'on your news' })
    case 'want':
      return writer.write(UNHAPPY.test(text) ? anyVoice.want : voice.want, what)
    case 'will':
      return writer.write(anyVoice.will, what)
    case 'explain':
      return writer.write(anyVoice.explain, { what: text, gap: '[your explanation]' })
    case 'give':
      return writer.write(anyVoice.give, {
        what: text,
        is: isPlural(text.split(/ (?:of|for|on|about|to|in) /)[0]!) ? 'are' : 'is',
        gap: gapFor(text),
      })
  }
}

/** “suggest meeting next week” names a thing; “suggest we meet” is a sentence and “suggest to meet” an infinitive. */
function suggestion(text: string, patterns: readonly string[], writer: Context['writer']): string | undefined {
  if (/^(?:I|we|you|they|he|she)\b/i.test(text)) return `I’d suggest that ${text}.`
  if (/^to \p{L}/iu.test(text)) return `I’d like ${text}.`
  const what = text.replace(/,? instead$/i, '')
  const sentence = writer.write(patterns, { what })
  return what === text
    ? sentence
    : sentence?.replace(new RegExp(`(?<=${what.replace(/[^\p{L}\d ]/gu, '.')})(?=[?.!,])`, 'u'), ' instead')
}

function gapFor(text: string): string {
  if (/^(?:why|how|what)\b/i.test(text)) return '[your explanation]'
  const noun =
    /^(?:my|our|the|a|an|some|all|his|her|your)? ?([\p{L} -]{3,30}?)(?: (?:of|for|on|about|to|in|by|from|with)\b.*)?$/iu.exec(
      text,
    )?.[1]
  return noun ? `[your ${noun}]` : '[your answer]'
}
