import {
  baseOfPast,
  isVerb,
  keyPhrases,
  likeness,
  type Random,
  type Slots,
  type Topic,
  topicOf,
  writePattern,
} from '@limpid/compose'
import { type Asked, askSentence } from './ask-sentence.ts'
import type { Faq } from './built-in.ts'
import { readSource, type SourceUnit, wordsIn } from './source-units.ts'
import { intents } from './stock/intents.ts'

const LONGEST_ANSWER = 75
const ALIKE = 0.6
/** A long source has more sentences than questions will be asked: this many are read closely. */
const MOST_UNITS = 120
const MOST_PHRASES = 15

interface Candidate extends Faq {
  index: number
  score: number
  questionWords: ReadonlySet<string>
  answerWords: ReadonlySet<string>
}

/** What a question may be formed with: the topic as the source names it, and which words are names in it. */
interface Context {
  slots: Slots
  topic: Topic
  isName: (word: string) => boolean
}

/** Questions whose answers stand in the source; the answers are its own sentences, found, joined and cut down. */
export function faqsFromSource(source: string, topic: Topic, count: number, random: Random): Faq[] {
  const { units: all, questions } = readSource(source)
  const units =
    all.length > MOST_UNITS ? random.sample(all, MOST_UNITS).sort((one, other) => one.index - other.index) : all
  const context = contextOf(source, topic)
  const given = questions.map(({ question, answer }, index) =>
    candidate(question, answer, -1 - index, 5 + random.next()),
  )
  const candidates: Candidate[] = [
    ...given,
    ...byIntent(units, context, random),
    ...bySentence(units, context, random),
    ...byPhrase(units, topic, random),
  ]
  const chosen: Candidate[] = []
  for (const next of candidates.sort((one, other) => other.score - one.score)) {
    if (chosen.length === count) break
    if (chosen.every((other) => isOther(other, next))) chosen.push(next)
  }
  const [first, ...rest] = chosen.sort((one, other) => one.index - other.index)
  if (!first) return []
  const opensWell = /^What (?:is|are)\b/.test(first.question)
  const ordered = opensWell ? [first, ...random.shuffle(rest)] : random.shuffle(chosen)
  return ordered.map(({ question, answer }) => ({ question: reworded(question, random), answer }))
}

/** A second asking should not sound like the first. */
function reworded(question: string, random: Random): string {
  if (!random.chance(0.3)) return question
  if (/^What (?:is|are) (?!there|included|the)/.test(question)) return question.replace(/^What /, 'What exactly ')
  if (/^How (?:long|much) (?:does|do|did) /.test(question))
    return question.replace(/^How/, random.pick(['About how', 'Roughly how']))
  if (/^(?:Can|Is|Are|Do|Does|Should|Must|Will|May) (?!I get|you tell)/.test(question))
    return `In short, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
  return question
}

function candidate(question: string, answer: string, index: number, score: number): Candidate {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])
  return { question, answer, index, score, questionWords: words(question), answerWords: words(answer) }
}

/** Words that open sentences and titles; their capital makes no name of them. */
const OPENING_WORDS =
  /^(?:The|An?|In|It|He|She|They|We|You|And|But|Our|Your|My|This|That|These|Those|If|For|At|On|When|While|As|There|Its|His|Her|Their|To|From|With|By)$/

function contextOf(source: string, topic: Topic): Context {
  const capitals = source.match(/(?<=[\p{Ll}\d,;] )\p{Lu}\p{L}+/gu) ?? []
  const names = new Set([
    ...capitals.filter((word) => !OPENING_WORDS.test(word)),
    ...topic.text.split(' ').filter((word) => /^\p{Lu}/u.test(word)),
  ])
  const withThe = source.toLowerCase().includes(`the ${topic.text.toLowerCase()}`) ? `the ${topic.text}` : undefined
  const isNoun = topic.form === 'noun' || topic.form === 'gerund'
  return {
    topic,
    isName: (word) => names.has(word),
    slots: {
      topic: isNoun ? (withThe ?? topic.plural ?? topic.phrase) : undefined,
      number: (topic.plural && !withThe) || topic.number === 'plural' ? 'plural' : 'singular',
    },
  }
}

/** Sentences that answer the same common question go into one answer. */
function byIntent(units: readonly SourceUnit[], context: Context, random: Random): Candidate[] {
  const groups = Map.groupBy(units, (unit) => intents.find(({ sign }) => sign.test(unit.text)))
  return intents.flatMap((intent) => {
    const group = groups.get(intent) ?? []
    const first = group[0]
    if (!first) return []
    const own = askSentence(first.text, context.isName)
    const asksForMore = own && /^(?:What|When|Where|Who|Why|How)\b/.test(own.question)
    const asked = own && (asksForMore || random.chance(0.4)) ? own : commonQuestion(intent.questions, context, random)
    const together = asked === own ? [first] : group.filter((unit) => unit.index - first.index <= 3).slice(0, 3)
    const score = 3 + group.length * 0.2 + random.next() * 1.5
    return [candidate(asked.question, answerFrom(together, asked), first.index, score)]
  })
}

/** A common question in the words of this topic. */
function commonQuestion(questions: readonly string[], { slots, topic }: Context, random: Random): Asked {
  const written = random.shuffle(questions).map((question) => writePattern(question, slots, random))
  return { question: written.find((question) => question !== undefined) ?? `What about “${topic.text}”?`, lead: '' }
}

function bySentence(units: readonly SourceUnit[], { isName }: Context, random: Random): Candidate[] {
  return units.flatMap((unit) => {
    const asked = askSentence(unit.text, isName)
    const score = 1.5 + random.next() * 2.5
    return asked ? [candidate(asked.question, answerFrom([unit], asked), unit.index, score)] : []
  })
}

/** What remains is asked for by its weightiest phrase. */
function byPhrase(units: readonly SourceUnit[], topic: Topic, random: Random): Candidate[] {
  return random.sample(units, MOST_PHRASES).flatMap((unit) => {
    const about = keyPhrases(unit.text, 4).find(({ text }) => isNameable(text, topic))?.text
    if (!about) return []
    const name = determined(about, unit.text)
    const question = random.pick([
      `What should I know about ${name}?`,
      `What is there to say about ${name}?`,
      `Can you tell me more about ${name}?`,
    ])
    return [candidate(question, answerFrom([unit], { question, lead: '' }), unit.index, 1 + random.next() * 1.5)]
  })
}

/** A phrase to ask about: short, ending in a noun we know or a name, and not the topic itself. */
function isNameable(phrase: string, topic: Topic): boolean {
  const words = phrase.split(' ')
  if (phrase.toLowerCase() === topic.text.toLowerCase() || words.some((word) => baseOfPast(word) !== undefined))
    return false
  if (words.length > 1 && words.length <= 3 && words.every((word) => /^\p{Lu}/u.test(word))) return true
  const modifiers = words.slice(0, -1)
  return words.length <= 2 && topicOf(phrase.toLowerCase()).kind !== 'general' && !modifiers.some(isVerb)
}

function determined(phrase: string, sentence: string): string {
  const at = sentence.indexOf(phrase)
  const before = /\b(the|our|your|a|an)\s+$/i.exec(sentence.slice(0, at))?.[1]?.toLowerCase()
  const name = at === 0 && !/\s\p{Lu}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
  if (before === 'our') return `your ${name}`
  if (before === 'your') return `my ${name}`
  return before ? `the ${name}` : name
}

function answerFrom(units: readonly SourceUnit[], { lead }: Asked): string {
  const sentences: string[] = []
  for (const unit of units) {
    for (const sentence of [unit.text, ...unit.leaning]) {
      if (sentences.length === 0 || wordsIn([...sentences, sentence].join(' ')) <= LONGEST_ANSWER)
        sentences.push(sentence)
    }
  }
  return withBoldFact([lead, ...sentences].filter(Boolean).join(' '))
}

/** A reader who skims looks for the figure. */
function withBoldFact(answer: string): string {
  return answer.replace(/(?<![\w*])(?:[$€£]\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?%)(?![\w*])/, '**$&**')
}

function isOther(one: Candidate, other: Candidate): boolean {
  if (one.index === other.index && one.index >= 0) return false
  return (
    likeness(one.questionWords, other.questionWords) < ALIKE && likeness(one.answerWords, other.answerWords) < ALIKE
  )
}
