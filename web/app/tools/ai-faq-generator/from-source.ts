import { keyPhrases, likeness, type Random, type Topic, writePattern } from '@limpid/compose'
import { type Asked, askSentence } from './ask-sentence.ts'
import type { Faq } from './built-in.ts'
import { readSource, type SourceUnit, wordsIn } from './source-units.ts'
import { intents } from './stock/intents.ts'

const LONGEST_ANSWER = 75
const ALIKE = 0.6

interface Candidate extends Faq {
  index: number
  score: number
}

/** Questions whose answers stand in the source; the answers are its own sentences, found, joined and cut down. */
export function faqsFromSource(source: string, topic: Topic, count: number, random: Random): Faq[] {
  const { units, questions } = readSource(source)
  const lowerCase = new Set(source.match(/(?<![\p{L}])\p{Ll}[\p{L}’'-]+/gu) ?? [])
  const isCommon = (word: string) => lowerCase.has(word.toLowerCase())
  const given = questions.map(({ question, answer }, index) => ({
    question,
    answer,
    index: -1 - index,
    score: 5 + random.next(),
  }))
  const candidates = [
    ...given,
    ...byIntent(units, topic, isCommon, random),
    ...bySentence(units, isCommon, random),
    ...byPhrase(units, topic, random),
  ]
  const chosen: Candidate[] = []
  for (const candidate of candidates.sort((one, other) => other.score - one.score)) {
    if (chosen.length === count) break
    if (chosen.every((other) => isOther(other, candidate))) chosen.push(candidate)
  }
  return random.chance(0.5) ? chosen : chosen.sort((one, other) => one.index - other.index)
}

/** Sentences that answer the same common question go into one answer. */
function byIntent(
  units: readonly SourceUnit[],
  topic: Topic,
  isCommon: (word: string) => boolean,
  random: Random,
): Candidate[] {
  const groups = new Map<string, SourceUnit[]>()
  for (const unit of units) {
    const intent = intents.find(({ sign }) => sign.test(unit.text))
    if (intent) groups.set(intent.id, [...(groups.get(intent.id) ?? []), unit])
  }
  return [...groups].flatMap(([id, group]) => {
    const intent = intents.find((other) => other.id === id)!
    const first = group[0]!
    const own = askSentence(first.text, isCommon)
    const question = own && random.chance(0.6) ? own : common(intent.questions, topic, random)
    const together = question === own ? [first] : group.filter((unit) => unit.index - first.index <= 3).slice(0, 3)
    const score = 3 + group.length * 0.2 + random.next()
    return [{ question: question.question, answer: answerFrom(together, question), index: first.index, score }]
  })
}

/** A common question in the words of this topic. */
function common(questions: readonly string[], topic: Topic, random: Random): Asked {
  const slots = {
    topic: topic.form === 'noun' || topic.form === 'gerund' ? (topic.plural ?? topic.phrase) : undefined,
    number: topic.plural ? 'plural' : topic.number,
  }
  const written = random.shuffle(questions).map((question) => writePattern(question, slots, random))
  return {
    question: written.find((question) => question !== undefined) ?? `What should I know about “${topic.text}”?`,
    lead: '',
  }
}

function bySentence(units: readonly SourceUnit[], isCommon: (word: string) => boolean, random: Random): Candidate[] {
  return units.flatMap((unit) => {
    const asked = askSentence(unit.text, isCommon)
    return asked
      ? [
          {
            question: asked.question,
            answer: answerFrom([unit], asked),
            index: unit.index,
            score: 2 + random.next() * 1.5,
          },
        ]
      : []
  })
}

/** What remains is asked for by its heading or its weightiest phrase. */
function byPhrase(units: readonly SourceUnit[], topic: Topic, random: Random): Candidate[] {
  return units.flatMap((unit) => {
    const phrase = keyPhrases(unit.text, 1)[0]?.text
    const about =
      phrase && phrase.length <= 40 && phrase.toLowerCase() !== topic.text.toLowerCase() ? phrase : undefined
    if (!about) return []
    const name = determined(about, unit.text)
    const question = random.pick([
      `What should I know about ${name}?`,
      `What is there to say about ${name}?`,
      `Can you tell me more about ${name}?`,
    ])
    return [
      { question, answer: answerFrom([unit], { question, lead: '' }), index: unit.index, score: 1 + random.next() },
    ]
  })
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
      if (wordsIn([...sentences, sentence].join(' ')) <= LONGEST_ANSWER || sentences.length === 0)
        sentences.push(sentence)
    }
  }
  return withBoldFacts([lead, ...sentences].filter(Boolean).join(' '))
}

/** A reader who skims looks for the figure. */
function withBoldFacts(answer: string): string {
  return answer.replace(/(?<![\w*])(?:[$€£]\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?%)(?![\w*])/, '**$&**')
}

function isOther(one: Candidate, other: Candidate): boolean {
  if (one.index === other.index && one.index >= 0) return false
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])
  return (
    likeness(words(one.question), words(other.question)) < ALIKE &&
    likeness(words(one.answer), words(other.answer)) < ALIKE
  )
}
