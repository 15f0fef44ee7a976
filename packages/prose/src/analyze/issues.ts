import type { Issue, IssueKind, Weakness } from '../types.ts'
import type { Tally } from './tally.ts'

interface Habit {
  kind: IssueKind
  label: string
  advice: string
  count: (tally: Tally) => number
  /** The most that a clear text has: so many for each sentence, or for each word. */
  target: (tally: Tally) => number
  /** What one case over the target costs the reader, in comparison with the other kinds. */
  cost: number
}

const HABITS: readonly Habit[] = [
  {
    kind: 'very-hard-sentence',
    label: 'Very hard sentences',
    advice: 'Split each of them: one thought to a sentence.',
    count: (tally) => tally.veryHardSentences,
    target: (tally) => tally.sentenceCount * 0.03,
    cost: 6,
  },
  {
    kind: 'hard-sentence',
    label: 'Hard sentences',
    advice: 'Cut a clause, or put a full stop where you now have a comma.',
    count: (tally) => tally.hardSentences,
    target: (tally) => tally.sentenceCount * 0.15,
    cost: 3,
  },
  {
    kind: 'passive',
    label: 'Passive voice',
    advice: 'Say who does it, and let them do it in the active voice.',
    count: (tally) => tally.passives,
    target: (tally) => tally.sentenceCount * 0.1,
    cost: 2,
  },
  {
    kind: 'complex',
    label: 'Words with a plainer one',
    advice: 'Take the plainer word wherever it says the same.',
    count: (tally) => tally.complexWords,
    target: (tally) => tally.wordCount * 0.01,
    cost: 1.5,
  },
  {
    kind: 'adverb',
    label: 'Adverbs',
    advice: 'Drop the adverb, or choose a verb that needs none.',
    count: (tally) => tally.adverbs,
    target: (tally) => tally.wordCount * 0.01,
    cost: 1,
  },
  {
    kind: 'qualifier',
    label: 'Qualifiers',
    advice: 'Say it outright: leave out “very”, “perhaps” and “I think”.',
    count: (tally) => tally.qualifiers,
    target: (tally) => tally.wordCount * 0.005,
    cost: 1,
  },
]

function issueOf({ kind, label, count, target }: Habit, tally: Tally): Issue {
  return { kind, label, count: count(tally), target: Math.round(target(tally)) }
}

/** Every kind of problem that the text has, with how many it has and how many it may have. */
export function findIssues(tally: Tally): Issue[] {
  return HABITS.map((habit) => issueOf(habit, tally)).filter((issue) => issue.count > 0)
}

/** The kinds of which the text has too many, the costliest first; null when there is no text. */
export function findWeaknesses(tally: Tally): Weakness[] | null {
  if (tally.wordCount === 0) return null
  const over = HABITS.map((habit) => ({ habit, issue: issueOf(habit, tally) }))
    .filter(({ issue }) => issue.count > issue.target)
    .map(({ habit, issue }) => ({ ...issue, advice: habit.advice, cost: (issue.count - issue.target) * habit.cost }))
  over.sort((first, second) => second.cost - first.cost)
  return over.map(({ cost: _, ...weakness }) => weakness)
}
