import {
  CannotWriteError,
  capitalizeFirst,
  createRepetitionGuard,
  flawsIn,
  plainText,
  type Random,
  readTopicText,
  type Topic,
  topicOf,
  withoutMachineOrders,
  writePattern,
} from '@limpid/compose'
import { fillToLength } from './fill-to-length.ts'
import { isReading, openingsFor } from './openings.ts'
import { subjectsOf } from './page-subject.ts'
import { type PageKind, pageKindOf } from './stock/page-kind.ts'
import { closingsFor, phrases } from './stock/phrases.ts'
import { readKeywords, type TargetKeywords } from './target-keywords.ts'

export interface MetaDescriptionRequest {
  pageTopic: string
  keywords: string
  variantCount: number
}

export const SHORTEST = 150
export const LONGEST = 160
const ATTEMPTS = 600
/** From this attempt on, keywords go without their articles: a crowded list leaves no room for them. */
const TERSE_AFTER = 300

/** “Learn how to learn guitar” */
const SAME_VERB_TWICE = /^(\p{L}+) (?:how )?to \1\b/iu

/** As many descriptions as asked for, each 150 to 160 characters long, with every keyword in it and an opening of its own. */
export function generateMetaDescriptions(request: MetaDescriptionRequest, random: Random): string[] {
  const description = withoutMachineOrders(plainText(request.pageTopic))
  const keywords = readKeywords(request.keywords)
  const topic = topicOf(readTopicText(request.pageTopic))
  const kind = pageKindOf(/\brecipes?\b/i.test(request.keywords) ? `${description} recipe` : description, topic)
  const subjects = subjectsOf(readTopicText(request.pageTopic), 80)
  const guard = createRepetitionGuard({ openingWords: 1, overlap: 0.8 })
  const inherited = flawsIn(`${request.pageTopic} ${request.keywords}`).length
  const terse = { ...keywords, nouns: keywords.nouns.map((noun) => ({ ...noun, phrase: noun.text })) }
  const found: string[] = []
  for (let attempt = 0; attempt < ATTEMPTS && found.length < request.variantCount; attempt++) {
    const subject = chooseSubject(subjects, attempt, random)
    const start = beginning(subject, attempt < TERSE_AFTER ? keywords : terse, kind, random)
    if (!start || !holdsAll(start, keywords.all)) continue
    const text = fillToLength(start, closingsFor(kind, isDoing(subject)), SHORTEST, LONGEST, random)
    if (text && flawsIn(text).length <= inherited && guard.admit(text)) found.push(text)
  }
  if (found.length < request.variantCount) {
    throw new CannotWriteError(
      'These keywords leave no room for a good description. Please use fewer or shorter keywords.',
    )
  }
  return found
}

/** The fuller subjects are tried first and most; without any, the keywords carry the text alone. */
function chooseSubject(subjects: readonly Topic[], attempt: number, random: Random): Topic | undefined {
  const reach = Math.min(subjects.length, 2 + Math.floor(attempt / 40))
  if (attempt > 150 && random.chance(0.4)) return undefined
  return subjects.length > 0 ? subjects[random.below(reach)] : undefined
}

/** Is the page about something one does, so that steps and practice make sense? */
function isDoing(subject: Topic | undefined): boolean {
  return (
    subject !== undefined &&
    (subject.action !== undefined || subject.kind === 'activity' || subject.kind === 'document')
  )
}

function beginning(
  subject: Topic | undefined,
  keywords: TargetKeywords,
  kind: PageKind,
  random: Random,
): string | undefined {
  const stock = phrases[kind]
  const lead =
    subject ??
    keywords.nouns[0] ??
    keywords.actions[0] ??
    keywords.questions[0] ??
    keywords.audiences[0] ??
    keywords.searches[0]
  if (!lead) return undefined
  const opening = writePattern(
    random.pick(openingsFor(lead, stock, kind === 'guide')),
    { subject: dressed(lead, keywords, random) },
    random,
  )
  if (!opening || SAME_VERB_TWICE.test(opening)) return undefined
  const missing = (topic: Topic) => !holds(opening, topic.text)
  const sentences = [opening]
  const nouns = random.shuffle(keywords.nouns.filter(missing).map((noun) => noun.phrase))
  if (nouns.length > 0) {
    const slots = { list: listed(nouns), labels: nouns.length > 1 ? listed(nouns) : undefined }
    const asList = nouns.length > 1 && lead === subject && lead.form === 'noun' && random.chance(0.25)
    if (asList) sentences[0] = `${opening.slice(0, -1)}: ${slots.list}.`
    else sentences.push(writePattern(random.pick(stock.keywordSentences), slots, random) ?? `Covers ${slots.list}.`)
  }
  const audiences = keywords.audiences.filter(missing).map((audience) => audience.text)
  if (audiences.length > 0)
    sentences.push(`${random.pick(['Made', 'Ideal', 'Great', 'Helpful'])} for ${listed(audiences)}.`)
  const adjectives = keywords.adjectives.filter((word) => !holds(opening, word))
  if (adjectives.length > 0) sentences.push(`Think ${listed(adjectives)}.`)
  const actions = keywords.actions
    .filter(missing)
    .map((topic) => (topic.form === 'how-to' ? topic.text : `how to ${topic.text}`))
  if (actions.length > 0)
    sentences.push(
      `${random.pick(['Learn', 'See', 'Find out', 'Discover', 'Understand', 'Get tips on'])} ${listed(actions)}.`,
    )
  for (const { text } of keywords.questions.filter(missing)) {
    sentences.push(
      `${capitalizeFirst(text)} ${random.pick(['Find out here.', 'Get a clear answer.', 'Here’s the answer.'])}`,
    )
  }
  for (const { phrase } of keywords.searches.filter(missing)) {
    sentences.push(
      `${random.pick(['Searching for', 'Looking for', 'Need'])} ${phrase}? ${random.pick(['Start here.', 'You’re in the right place.', 'Get in touch.'])}`,
    )
  }
  return sentences.join(' ')
}

/** The subject with the adjectives and the place among the keywords put where they belong. */
function dressed(subject: Topic, keywords: TargetKeywords, random: Random): string {
  if (subject.form === 'question') return subject.action ?? capitalizeFirst(subject.text)
  if (subject.form === 'verb' || subject.form === 'how-to') return subject.action ?? subject.text
  if (subject.form !== 'noun' || subject.proper) return subject.phrase
  if (isReading(subject) && /^an? /.test(subject.phrase))
    return subject.phrase.replace(/^an? /, random.pick(['our ', 'this ']))
  const adjectives = keywords.adjectives.filter((word) => !holds(subject.text, word)).slice(0, 2)
  const place = keywords.nouns.find((noun) => noun.kind === 'place' && noun.proper && !subject.text.includes(noun.text))
  const free = adjectives.length > 0 && !subject.determined && !subject.superlative && !subject.numbered
  const phrase = free ? topicOf(`${adjectives.join(', ')} ${subject.text}`).phrase : subject.phrase
  return place && !/\bin\b/.test(phrase) ? `${phrase} in ${place.text}` : phrase
}

function holdsAll(text: string, keywords: readonly string[]): boolean {
  return keywords.every((keyword) => holds(text, keyword))
}

function holds(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(keyword.toLowerCase().replace(/\?$/, ''))
}

function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}
