import { sharedWords, wordsOf } from '../reading/content-words.ts'
import type { Goal, GoalMove, Stance } from '../reading/goal.ts'
import type { Point } from '../reading/point.ts'

/** How to meet a point; `answered` when the goal’s own words already do. */
export type Meeting = Stance | 'answered' | 'note'

const SAYING: ReadonlySet<GoalMove['kind']> = new Set(['say', 'will', 'give', 'want', 'offer', 'explain'])
const SOCIAL: ReadonlySet<GoalMove['kind']> = new Set(['thank', 'apologise', 'congratulate', 'console'])

/** A goal that only thanks, apologises or wishes well. */
export function isSocial(goal: Goal): boolean {
  return goal.stances.length === 0 && goal.moves.length > 0 && goal.moves.every(({ kind }) => SOCIAL.has(kind))
}

const KIND_WORDS: Partial<Record<Point['kind'], string>> = { time: 'meeting', invitation: 'party', complaint: 'refund' }

export function meetingFor(point: Point, goal: Goal, pointCount: number): Meeting {
  const words = wordsOf(point.source)
  const kindWord = KIND_WORDS[point.kind]
  if (kindWord) words.add(kindWord)
  const shares = goal.stances.map((clause) => sharedWords(clause.words, words))
  const most = Math.max(0, ...shares)
  if (point.kind === 'question') return questionMeeting(point.about, words, goal, pointCount)
  const stance = most > 0 ? goal.stances[shares.indexOf(most)] : goal.stances[0]
  if (stance) return stance.stance
  const said = goal.moves.filter(({ kind }) => SAYING.has(kind)).map(({ text }) => text)
  if (said.some((text) => pointCount === 1 || sharedWords(wordsOf(text), words) > 0)) return 'answered'
  const isPlainAnswer = said.length > 0 && said.every((text) => wordsOf(text).size <= 3)
  if (goal.polarity)
    return goal.polarity === 'decline' || (isPlainAnswer && point.kind !== 'request') ? 'answered' : 'open'
  if (goal.moves.some(({ kind }) => kind === 'suggest' || kind === 'reschedule') && point.kind === 'time')
    return 'decline'
  if (isSocial(goal)) return 'note'
  return goal.moves.some(({ kind }) => kind.startsWith('ask')) ? 'ask' : 'open'
}

/** A yes to a request answers no question of fact; only words about it do. */
function questionMeeting(
  about: string | undefined,
  words: ReadonlySet<string>,
  goal: Goal,
  pointCount: number,
): Meeting {
  const stance = goal.stances[0]?.stance
  const asksForTime = about !== undefined && /^(?:when|what time|which day)\b/.test(about)
  const said = [...goal.moves.filter(({ kind }) => !SOCIAL.has(kind)).map((move) => move.text), ...goal.reasons]
  if (said.some((text) => sharedWords(wordsOf(text), words) > 0)) return 'answered'
  if (said.length > 0 && (words.has('happened') || words.has('why'))) return 'answered'
  if (stance === 'decline' && (goal.flatRefusal || asksForTime)) return 'answered'
  if (pointCount === 1 && goal.moves.some(({ kind }) => kind === 'say' || kind === 'give' || kind === 'want'))
    return 'answered'
  if (pointCount === 1 && goal.stances[0]?.stance === 'decline') return 'decline'
  const asksOfUs = about !== undefined && /^whether I (?:am|can|will|could|would) (?!prefer)(?!.* or )/.test(about)
  if (asksOfUs && (stance === 'accept' || stance === 'decline')) return stance
  return stance === 'delay' ? 'delay' : 'open'
}

export function mainStance(goal: Goal): Stance {
  const stance = goal.stances[0]?.stance ?? goal.polarity
  if (stance) return stance
  return goal.moves.some(({ kind }) => kind.startsWith('ask') || kind === 'suggest' || kind === 'reschedule')
    ? 'ask'
    : 'open'
}
