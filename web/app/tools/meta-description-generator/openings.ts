import type { Topic } from '@limpid/compose'
import type { PageStock } from './stock/phrases.ts'

const ACTION_OPENINGS = [
  'Learn how to {subject}.',
  'Find out how to {subject}.',
  'See how to {subject}.',
  'Discover how to {subject}.',
  'Get clear steps to {subject}.',
  'Take the first steps to {subject}.',
  'Follow a clear plan to {subject}.',
  'Understand how to {subject}.',
  'Start to {subject} with confidence.',
]
const WH_OPENINGS = [
  'Learn {subject}.',
  'Find out {subject}.',
  'See {subject}.',
  'Discover {subject}.',
  'Decide {subject}.',
  'Understand {subject}.',
  'Know {subject}.',
]
const DOING_OPENINGS = [
  'Get started with {subject}.',
  'Learn about {subject}.',
  'Find help with {subject}.',
  'Explore {subject} step by step.',
  'Make {subject} easier.',
  'Read about {subject}.',
  'Discover {subject}.',
  'Start {subject} with confidence.',
  'See what {subject} involves.',
]
const QUESTION_OPENINGS = [
  'Find a clear answer to “{subject}”',
  'Get a plain answer to “{subject}”',
  'Read the answer to “{subject}”',
  'Explore the answer to “{subject}”',
  'See the facts behind “{subject}”',
  'Settle the question “{subject}”',
  'Discover what lies behind “{subject}”',
]
/** Guides, lists and the like are read, not met or brought home. */
const READING_VERBS = [
  'Read',
  'Explore',
  'Discover',
  'See',
  'Use',
  'Follow',
  'Check out',
  'Open',
  'Start with',
  'Turn to',
]
const READ_HEADS =
  /^(?:guide|article|introduction|overview|review|tutorial|checklist|explainer|roundup|history|story|post|itinerary|comparison|handbook|primer|walkthrough|cheat sheet|case study|interview|newsletter|recipe)$/
const COMPARING_VERBS = [
  'Compare',
  'Weigh up',
  'Get the facts on',
  'Make sense of',
  'Settle',
  'Explore',
  'Look closely at',
  'See both sides of',
]
const SHOP_VERBS = ['Discover', 'Find', 'Visit', 'Meet', 'Explore', 'Stop by', 'Get to know']
const LEARNING_VERBS = ['Understand', 'Make sense of', 'Dig into', 'Master the basics of', 'Get started with']

/** Opening sentences that suit the form of the subject; all begin with an active verb. */
export function openingsFor(subject: Topic, stock: PageStock, isGuide: boolean): readonly string[] {
  if (subject.action && (subject.form === 'verb' || subject.form === 'how-to')) return ACTION_OPENINGS
  if (subject.form === 'how-to') return WH_OPENINGS
  if (subject.form === 'question') return subject.action ? ACTION_OPENINGS : QUESTION_OPENINGS
  if (subject.form === 'gerund') return DOING_OPENINGS
  if (subject.kind === 'comparison') return COMPARING_VERBS.map((verb) => `${verb} {subject}.`)
  if (/^(?:shop|store|boutique)$/.test(subject.head)) return SHOP_VERBS.map((verb) => `${verb} {subject}.`)
  const isOne = subject.number === 'singular' && (subject.plural !== undefined || subject.determined)
  const learnable = isGuide && (subject.kind === 'activity' || subject.kind === 'idea') && !subject.determined
  const verbs = isReading(subject)
    ? READING_VERBS
    : [...(isOne ? stock.verbsForOne : stock.verbsForMany), ...(learnable ? LEARNING_VERBS : [])]
  return verbs.map((verb) => `${verb} {subject}.`)
}

export function isReading(subject: Topic): boolean {
  return subject.form === 'noun' && READ_HEADS.test(subject.head)
}
