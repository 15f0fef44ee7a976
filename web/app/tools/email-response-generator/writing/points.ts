import { capitalizeFirst } from '@limpid/compose'
import type { Goal } from '../reading/goal.ts'
import type { Point } from '../reading/point.ts'
import { atTime } from '../reading/times.ts'
import { anyVoice } from '../stock/any-voice.ts'
import type { Voice } from '../stock/voice.ts'
import { type Meeting, meetingFor } from './stance.ts'
import type { Writer } from './writer.ts'

/** Where a point stands among the others. */
interface Place {
  again: boolean
  alone: boolean
}

export interface Context {
  voice: Voice
  goal: Goal
  writer: Writer
}

const OPENING_KINDS: ReadonlySet<Point['kind']> = new Set(['gratitude', 'apology', 'loss', 'praise'])

/** A sentence or two for each point, in the order of the email. */
export function takeUpPoints(points: readonly Point[], context: Context): string[] {
  const weighty = points.filter(({ kind }) => !OPENING_KINDS.has(kind) && kind !== 'deadline' && kind !== 'news')
  const met = points.map((point) => [point, meetingFor(point, context.goal, weighty.length)] as const)
  const questions = met.filter(([point, meeting]) => point.kind === 'question' && meeting === 'open')
  const asList = questions.length >= 3
  const said = new Set<string>()
  const sentences: string[] = []
  let reasonsToGive = [...context.goal.reasons]
  for (const [point, meeting] of met) {
    if (meeting === 'answered' || (asList && point.kind === 'question' && meeting === 'open')) continue
    const key = `${point.kind}-${meeting}`
    const sentence = takeUp(point, meeting, { again: said.has(key), alone: weighty.length === 1 }, context)
    if (!sentence) continue
    said.add(key)
    sentences.push([sentence, ...reasonsToGive].join(' '))
    reasonsToGive = []
  }
  if (asList)
    sentences.push(
      answerList(
        questions.map(([point]) => point),
        context,
      ),
    )
  return [...sentences, ...reasonsToGive]
}

function takeUp(
  point: Point,
  meeting: Exclude<Meeting, 'answered'>,
  { again, alone }: Place,
  context: Context,
): string | undefined {
  const { voice, writer } = context
  switch (point.kind) {
    case 'request':
      return takeUpRequest(point, meeting, again, context)
    case 'invitation': {
      const slots = { event: point.action, gap: dateGap(context) }
      const key = meeting === 'accept' || meeting === 'decline' || meeting === 'delay' ? meeting : 'open'
      if (meeting === 'decline' && context.goal.flatRefusal) return writer.write(anyVoice.declined)
      return writer.write(voice.invitation[key], key === 'open' ? { ...slots, gap: '[your answer]' } : slots)
    }
    case 'time':
      return takeUpTime(point.times, meeting, alone, context)
    case 'offer': {
      const key = meeting === 'ask' || meeting === 'note' ? 'open' : meeting
      const gap = key === 'delay' ? dateGap(context) : '[your answer]'
      const sentence = writer.write(voice.offer[key], { offer: point.thing, gap })
      const figures = context.goal.moves.some(({ kind }) => kind === 'say' || kind === 'ask-for' || kind === 'suggest')
      if (key !== 'negotiate' || figures) return sentence
      return `${sentence} ${writer.write(anyVoice.proposal, { gap: '[your proposal]' })}`
    }
    case 'help': {
      const key = meeting === 'accept' || meeting === 'decline' ? meeting : 'open'
      return writer.write(voice.help[key], { help: point.action, gap: '[your answer]' })
    }
    case 'complaint': {
      const settled = context.goal.moves.some(({ kind }) =>
        ['say', 'will', 'give', 'offer', 'want', 'explain'].includes(kind),
      )
      const object = context.goal.stances.find(({ stance }) => stance === 'decline')?.object
      if (object) return writer.write(anyVoice.declinedThing, { object })
      if (settled) return undefined
      if (meeting === 'decline') return writer.write(voice.complaint.refuse, { gap: '[your reason]' })
      if (meeting === 'delay') return writer.write(voice.complaint.delay, { gap: dateGap(context) })
      return meeting === 'ask' ? undefined : writer.write(voice.complaint.remedy, { gap: '[what you will do]' })
    }
    case 'question':
      return answer(point, meeting, context)
    case 'deadline':
      if (meeting === 'decline' || meeting === 'delay' || meeting === 'note') return undefined
      return writer.write(meeting === 'accept' ? voice.deadline : anyVoice.deadline, { date: point.date })
    case 'news':
      return writer.write(anyVoice.news, { news: point.news })
    default:
      return undefined
  }
}

function takeUpRequest(
  { action, task }: Extract<Point, { kind: 'request' }>,
  meeting: Exclude<Meeting, 'answered'>,
  again: boolean,
  { voice, goal, writer }: Context,
): string | undefined {
  const context = { voice, goal, writer }
  if (again && (meeting === 'accept' || meeting === 'decline' || meeting === 'delay')) {
    return writer.write(anyVoice.also[meeting], { do: action, task, gap: dateGap(context) })
  }
  if (meeting === 'note') return writer.write(anyVoice.noted, { task })
  const confirmed = meeting === 'accept' && /^confirm (?!whether|if|when)(.+)$/.exec(task)?.[1]
  if (confirmed) return writer.write(anyVoice.confirm, { what: confirmed })
  if (meeting === 'negotiate') return writer.write(anyVoice.termsBefore, { task })
  if (meeting === 'ask' && (again || goal.moves.some(({ kind }) => kind.startsWith('ask')))) {
    return again ? undefined : writer.write(anyVoice.askBefore, { task })
  }
  const gap = meeting === 'delay' ? dateGap(context) : meeting === 'ask' ? '[your question]' : '[your answer]'
  return writer.write(voice.request[meeting], { do: action, task, gap })
}

function takeUpTime(times: readonly string[], meeting: Meeting, alone: boolean, context: Context): string | undefined {
  const { voice, goal, writer } = context
  const wanted = [...goal.moves.map(({ text }) => text), ...goal.stances.map(({ words }) => [...words].join(' '))]
    .join(' ')
    .toLowerCase()
  const chosen =
    times.length === 1 ? times[0] : times.find((time) => wanted.includes(time.split(' ')[0]!.toLowerCase()))
  const listed = times.length === 1 ? times[0]! : `${times.slice(0, -1).join(', ')} or ${times.at(-1)}`
  const slots = { time: chosen ?? listed, Time: capitalizeFirst(chosen ?? listed), when: atTime(chosen ?? listed) }
  if (meeting === 'accept') {
    if (chosen) return writer.write(voice.time.accept, slots)
    const gap = `[${listed}]`
    return writer.write(voice.time.choose, { gap, Gap: gap })
  }
  if (meeting === 'decline' && goal.flatRefusal) return writer.write(anyVoice.declined)
  if (meeting === 'decline' || meeting === 'delay') {
    const no = writer.write(voice.time.decline, {
      ...slots,
      time: listed,
      Time: capitalizeFirst(listed),
      when: atTime(listed),
    })
    const offersOther = goal.moves.some(
      ({ kind }) => kind === 'suggest' || kind === 'reschedule' || kind === 'say' || kind === 'want' || kind === 'will',
    )
    return offersOther || (meeting === 'decline' && !alone)
      ? no
      : `${no} ${writer.write(anyVoice.otherTime, { gap: '[another time]' })}`
  }
  return writer.write(voice.time.open, { ...slots, gap: '[your answer]' })
}

function answer(
  { about, quoted, gap }: Extract<Point, { kind: 'question' }>,
  meeting: Meeting,
  context: Context,
): string | undefined {
  const { voice, writer } = context
  const asked = about && /^whether (I (am|can|will|could|would)\b)(.*)$/.exec(about)
  if (asked && meeting === 'accept') {
    const answer = asked[1]!.replace('could', 'can') + asked[3]!
    return writer.write(anyVoice.yes, { answer, Answer: answer })
  }
  if (asked && meeting === 'decline') return writer.write(anyVoice.no, { answer: NEGATED[asked[2]!]! + asked[3] })
  if (meeting === 'decline') return writer.write(anyVoice.declined)
  if (meeting === 'delay' && about) return writer.write(voice.answer.later, { about, gap: dateGap(context) })
  return writer.write(about ? voice.answer.clause : voice.answer.quoted, { about, quoted, gap })
}

const NEGATED: Record<string, string> = {
  am: 'I’m not',
  can: 'I can’t',
  could: 'I can’t',
  will: 'I won’t',
  would: 'I wouldn’t',
}

function answerList(points: readonly Point[], { writer }: Context): string {
  const lines = points.map((point) => (point.kind === 'question' ? `- ${point.quoted} ${point.gap}` : ''))
  return [writer.write(anyVoice.answers), ...lines].join('\n')
}

/** The date the goal names, or a gap for it. */
export function dateGap({ goal }: Pick<Context, 'goal'>): string {
  const named =
    goal.stances.some(({ stance }) => stance === 'delay') && goal.moves.find(({ kind }) => kind === 'suggest')
  return named ? named.text : '[date]'
}
