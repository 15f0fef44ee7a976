import { splitSentences, topicOf } from '@limpid/compose'
import { cleanText } from './clean.ts'
import { type EpisodeKind, facetsFor } from './facets.ts'
import { nameable } from './nameable.ts'
import { isStatement, spoken, subjectOfStatement } from './sentence.ts'
import { WE_WILL } from './we-will.ts'

export interface EpisodePoint {
  /** To follow “about”: “how to choose a bin”, “common mistakes”. */
  text: string
  /** Ours and not the visitor’s. */
  isFacet?: boolean
  /** Sentences of the visitor’s that belong to it. */
  said: string[]
  /** A question of the visitor’s, to be asked as it stands. */
  question?: string
}

export interface Episode {
  subject: string
  kind: EpisodeKind
  points: EpisodePoint[]
  /** Sentences of the visitor’s that come before all points. */
  background: string[]
  /** What the visitor says of a guest. */
  aboutGuest?: string
}

const LIST =
  /,\s*(?:and |or |as well as )?|;\s*|\s+(?:and|as well as)\s+(?=(?:how|why|what|when|where|whether|the|an?|my|our|its|their|his|her)\s)/i
const CLAUSE_AFTER_AND = /,?\s+and\s+(?=(?:how|why|what|when|where|whether)\s)/i
const MOST_POINTS = 7
const ENOUGH_POINTS = 3
/** How many words of the visitor’s own sentences a script has room for. */
const MOST_WORDS_SAID = 200

interface Notes {
  context: string
  subject?: string
  points: EpisodePoint[]
  /** Sentences said before there was a point to hang them on. */
  loose: string[]
  aboutGuest?: string
  wordsSaid: number
}

/** What the episode is about and the points it has to make, in the visitor’s own words. */
export function readEpisode(input: string, wanted = ENOUGH_POINTS): Episode {
  const context = cleanText(input, 'a topic')
  const notes: Notes = { context, points: [], loose: [], wordsSaid: 0 }
  splitSentences(context.replace(/\n(?=\p{Ll})/gu, ' ')).forEach((sentence, index) => {
    readSentence(sentence, index === 0, notes)
  })
  const points = unique(notes.points).slice(0, MOST_POINTS)
  const subject = notes.subject ?? points[0]?.text ?? 'today’s topic'
  const missing = Math.max(0, (points.length === 0 ? ENOUGH_POINTS + 1 : wanted) - points.length)
  const kind = kindOf(subject, points, notes.loose)
  const facets = facetsFor(kind, missing)
  const all = [...points, ...facets.map((text) => ({ text, isFacet: true, said: [] as string[] }))]
  const hasOwnPoints = points.length > 0
  const share = Math.ceil(notes.loose.length / all.length)
  if (!hasOwnPoints) {
    notes.loose.forEach((sentence, index) => {
      all[Math.floor(index / share)]!.said.push(sentence)
    })
  }
  const background = hasOwnPoints ? notes.loose : []
  return { subject, kind, points: all, background, aboutGuest: notes.aboutGuest }
}

function readSentence(sentence: string, isFirst: boolean, notes: Notes): void {
  const bare = sentence.replace(/[.!\s]+$/, '')
  if (/\?["”’)]*$/.test(sentence)) {
    const question = spoken(sentence)
    notes.points.push({ text: `the question “${question}”`, said: [], question })
    return
  }
  if (/\b(?:our|my|the|today’s) (?:special )?guests?\b/i.test(bare) && isStatement(bare, false)) {
    notes.aboutGuest ??= spoken(bare)
    return
  }
  const lead = WE_WILL.exec(bare)?.[0]
  if (!lead && isStatement(bare, isFirst)) {
    notes.subject ??= subjectOfStatement(bare, notes.context)
    notes.wordsSaid += bare.split(/\s+/).length
    if (notes.wordsSaid > MOST_WORDS_SAID) return
    const last = notes.points.at(-1)
    if (last) last.said.push(spoken(bare))
    else notes.loose.push(spoken(bare))
    return
  }
  readLabel(bare.slice(lead?.length ?? 0), notes)
}

/** A title, perhaps with its list: “Cooking with kids: safe knives, easy recipes”. */
function readLabel(label: string, notes: Notes): void {
  const [head = '', tail] = label.split(
    /\s*(?::|[–—(]|\s-(?=\s)|,? (?:including|covering|such as|with a focus on)(?= ))\s*/i,
    2,
  )
  const items = itemsOf((tail ?? head).replace(/\)$/, ''))
  const named = items
    .map((item) => nameable(item, notes.context, items.length === 1))
    .filter((item) => item !== undefined)
  const whole = nameable(head, notes.context)
  const isNew = notes.subject === undefined
  notes.subject ??= whole ?? named[0]
  const isLine = notes.context.split('\n').length > 2
  if (isNew && tail === undefined && named.length < 2 && !isLine) return
  for (const text of named) notes.points.push({ text, said: [] })
}

function itemsOf(list: string): string[] {
  const [first = '', clause] = list.split(CLAUSE_AFTER_AND, 2)
  if (clause && !first.includes(',')) return [first, list.slice(list.indexOf(clause))]
  const items = list.split(LIST)
  const last = items.at(-1)!
  const pair = /,/.test(list) ? /^(\p{L}+(?: \p{L}+)?) and (\p{L}+(?: \p{L}+){0,2})$/u.exec(last) : undefined
  return pair ? [...items.slice(0, -1), pair[1]!, pair[2]!] : items
}

function kindOf(subject: string, points: readonly EpisodePoint[], statements: readonly string[]): EpisodeKind {
  const asked = points.find(({ question }) => question)?.question
  const isOpen = asked !== undefined && /^(?:how|why|what|when|where|who|which)\b/i.test(asked)
  if (asked && statements.length < 2) return isOpen ? 'open-question' : 'yes-or-no'
  const said = statements.join(' ')
  if (/\b(?:I|we|my)\b/.test(said) && /\b(?:was|were|got|met|went|\p{L}{3,}ed|lost|found|left|began)\b/u.test(said))
    return 'story'
  if (/^the story\b|\bmy (?:first|journey|life|trip|experience)\b/.test(subject)) return 'story'
  const { form } = topicOf(subject)
  if (form === 'gerund' || form === 'how-to' || form === 'verb' || /^how (?:to|our|my|we|I)\b/.test(subject))
    return 'how-to'
  return statements.length >= 2 ? 'issue' : 'concept'
}

function unique(points: readonly EpisodePoint[]): EpisodePoint[] {
  const seen = new Set<string>()
  return points.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
}
