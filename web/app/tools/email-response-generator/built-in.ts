import { flawsIn, isKnownName, isOrdinary, type Random } from '@limpid/compose'
import { cleanEmail, cleanGoal, cleanName } from './reading/clean.ts'
import { readParts } from './reading/email-parts.ts'
import { type Goal, readGoal } from './reading/goal.ts'
import type { Point } from './reading/point.ts'
import { readPoints } from './reading/points.ts'
import { subjectOf } from './reading/subject.ts'
import { anyVoice } from './stock/any-voice.ts'
import type { EmailTone, Voice } from './stock/voice.ts'
import { voices } from './stock/voices.ts'
import { asTeam, isTeam, polish, withoutContractions } from './writing/finish.ts'
import { laterMoves, openingMoves } from './writing/moves.ts'
import { type Context, dateGap, takeUpPoints } from './writing/points.ts'
import { isSocial, mainStance } from './writing/stance.ts'
import { createWriter } from './writing/writer.ts'

export interface EmailResponseRequest {
  email: string
  responseGoal: string
  tone: EmailTone
  sender: string
  recipient: string
}

interface Reading {
  points: Point[]
  goal: Goal
  subject?: string
  to: string
  from: string
}

const OPENING_BY_KIND: Partial<Record<Point['kind'], keyof Voice['opening']>> = {
  invitation: 'invitation',
  offer: 'offer',
  gratitude: 'gratitude',
  apology: 'apology',
  praise: 'praise',
  news: 'news',
}
const ATTEMPTS = 5
/** Tones that greet a person by first name alone. */
const FIRST_NAME_TONES: ReadonlySet<EmailTone> = new Set([
  'friendly',
  'casual',
  'empathetic',
  'direct',
  'enthusiastic',
  'appreciative',
])

/** A reply that takes up every question, request, offer and date of the email as the goal asks, in the tone chosen. */
export function generateEmailResponse(request: EmailResponseRequest, random: Random): { responseText: string } {
  const parts = readParts(cleanEmail(request.email))
  const reading: Reading = {
    points: readPoints(parts.sentences),
    goal: readGoal(cleanGoal(request.responseGoal)),
    subject: subjectOf(parts),
    to: (cleanName(request.recipient) || parts.author || '').replace(/^the /i, ''),
    from: cleanName(request.sender) || signature(parts.addressee),
  }
  const voice = voices[request.tone]
  let best = { text: '', flaws: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < ATTEMPTS && best.flaws > 0; attempt++) {
    const text = writeReply(reading, voice, request.tone, random)
    const flaws = flawsIn(text.replace(/\[[^\]]*\]/g, 'this')).length
    if (flaws < best.flaws) best = { text, flaws }
  }
  return { responseText: best.text }
}

function writeReply(reading: Reading, voice: Voice, tone: EmailTone, random: Random): string {
  const context: Context = { voice, goal: reading.goal, writer: createWriter(random) }
  const body = paragraphs(reading, context)
  const spoken = tone === 'formal' ? body.map(withoutContractions) : body
  const ours = isTeam(reading.from) ? spoken.map(asTeam) : spoken
  const to = FIRST_NAME_TONES.has(tone) ? firstName(reading.to) : reading.to
  const greeting = to
    ? context.writer.write(voice.greeting.named, { name: to })
    : context.writer.write(voice.greeting.unnamed)
  return [greeting, ...ours.map(polish), `${context.writer.write(voice.signOff)}\n${reading.from}`].join('\n\n')
}

function paragraphs(reading: Reading, context: Context): string[] {
  const { opening, left } = open(reading, context)
  const taken = takeUpPoints(left, context)
  const later = laterMoves(context)
  const body =
    taken.length > 0 || (later.length > 0 && context.goal.stances.length === 0) ? taken : plainStance(context)
  const closing = close(reading, context)
  const blocks =
    body.length === 1 && context.writer.chance(0.5) ? [[...opening, ...body]] : [opening, ...inThrees(body)]
  return [...blocks, ...inThrees(later), [closing]].filter((block) => block.length > 0).map(joined)
}

/** The first words of the reply, and the points they leave to take up. */
function open({ points, subject }: Reading, context: Context): { opening: string[]; left: Point[] } {
  const { voice, writer } = context
  const first = openingMoves(context)
  const kinds = new Set(points.map(({ kind }) => kind))
  const news = points.find((point) => point.kind === 'news')
  const problem = points.find((point) => point.kind === 'complaint')?.problem
  const kind = (['loss', 'complaint'] as const).find((one) => kinds.has(one)) ?? openingFor(points)
  const apologises = context.goal.moves.some((move) => move.kind === 'apologise')
  const thanksAlone = first.length === 1 && context.goal.moves.some((move) => move.kind === 'thank' && move.text === '')
  const saysItAll = first.length > 0 && kind !== 'loss' && (kind !== 'complaint' || apologises)
  if (saysItAll && !(thanksAlone && kind)) return { opening: first, left: points }
  const patterns = voice.opening[kind ?? 'message']
  const sentence =
    writer.write(patterns, { subject, problem, news: news?.news }) ?? writer.write(voice.opening.message)!
  return {
    opening: thanksAlone || kind === 'loss' ? [sentence] : [sentence, ...first],
    left: kind === 'news' ? points.filter((point) => point !== news) : points,
  }
}

/** Thanks and praise open a reply only to an email that has nothing more pressing to say. */
function openingFor([first, ...rest]: readonly Point[]): keyof Voice['opening'] | undefined {
  const isPressing = rest.some(({ kind }) => kind !== 'news' && kind !== 'gratitude' && kind !== 'deadline')
  return first && !(isPressing && (first.kind === 'gratitude' || first.kind === 'praise'))
    ? OPENING_BY_KIND[first.kind]
    : undefined
}

/** With nothing in the email to take up, the goal alone makes the body. */
function plainStance({ goal, writer, voice }: Context): string[] {
  const stance = mainStance(goal)
  const gap = dateGap({ goal })
  const object = goal.stances[0]?.object
  const sentence = {
    accept: () => (object ? writer.write(anyVoice.acceptedThing, { object }) : writer.write(anyVoice.accepted)),
    decline: () => (object ? writer.write(anyVoice.declinedThing, { object }) : writer.write(anyVoice.declined)),
    delay: () => writer.write(anyVoice.delayed, { gap }),
    ask: () => writer.write(voice.ask.open, { gap: '[your question]' }),
    negotiate: () => writer.write(anyVoice.terms, { terms: 'the terms', gap: '[your proposal]' }),
    open: () => (goal.moves.length > 0 ? undefined : writer.write(anyVoice.received, { gap: '[your reply]' })),
  }[stance]()
  return [...(sentence ? [sentence] : []), ...goal.reasons]
}

function close({ points }: Reading, { goal, voice, writer }: Context): string {
  if (points.some(({ kind }) => kind === 'loss')) return writer.write(anyVoice.sorrowClosing)!
  const stance = mainStance(goal)
  if (isSocial(goal)) return writer.write(anyVoice.socialClosing)!
  if (points.some(({ kind }) => kind === 'complaint') && stance !== 'ask')
    return writer.write(anyVoice.complaintClosing)!
  const key = stance === 'accept' || stance === 'decline' || stance === 'open' ? stance : 'wait'
  return writer.write(voice.closing[key])!
}

function inThrees(sentences: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (last && last.length < 3 && !sentence.includes('\n') && !last.at(-1)!.includes('\n')) last.push(sentence)
    else groups.push([sentence])
  }
  return groups
}

function joined(sentences: readonly string[]): string {
  return sentences.map(polish).join(' ')
}

/** Nobody signs with a title and half a name. */
function signature(addressee: string | undefined): string {
  return (
    addressee?.replace(/^(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.? (?=\S+$)/, '[First name] ').replace(' and ', ' & ') ??
    '[Your name]'
  )
}

function firstName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  const isPerson = rest.length > 0 && rest.length <= 2 && rest.every((word) => /^\p{Lu}/u.test(word)) && !isTeam(name)
  return isPerson && (isKnownName(first) || !isOrdinary(first)) && !/^(?:Mr|Mrs|Ms|Dr|Prof|Sir|Madam)\.?$/.test(first)
    ? first
    : name
}
