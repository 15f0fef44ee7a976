import { plainText, splitSentences, withoutMachineOrders } from '@limpid/compose'

/** A sentence of the source with the sentences that lean on it: an answer must not begin with a pronoun no one can place. */
export interface SourceUnit {
  text: string
  /** Sentences that follow and begin with “it”, “this” or a connective. */
  leaning: string[]
  heading: string | undefined
  index: number
}

export interface SourceQuestion {
  question: string
  answer: string
}

const LEANING = /^(?:it|its|they|their|them|this|that|these|those|he|she|his|her|such|both|either|there|here)\b/i
const CONNECTIVE =
  /^(?:however|also|in addition|additionally|moreover|furthermore|therefore|thus|for example|for instance|instead|otherwise|then|as a result|besides|similarly|likewise|still|yet|but|and|so|in fact|of course|after that|afterwards),?\s+/i
const MOST_WORDS = 45
const FEWEST_WORDS = 5

export interface ReadSource {
  units: SourceUnit[]
  questions: SourceQuestion[]
}

/** Reads the source once: questions it answers itself, and its sentences in order, each under its heading. */
export function readSource(source: string): ReadSource {
  const lines = withListsKept(withoutMachineOrders(plainText(source)).split(/\n+/))
  const units: SourceUnit[] = []
  const questions: SourceQuestion[] = []
  let heading: string | undefined
  let open: SourceQuestion | undefined
  let follows = false
  for (const line of lines) {
    const sentences = splitSentences(line).map(tidy).filter(Boolean)
    if (isHeading(line)) {
      heading = line.replace(/[:\s]+$/, '')
      open = undefined
      follows = false
      continue
    }
    for (const sentence of sentences) {
      if (/\?$/.test(sentence)) {
        open = { question: sentence.replace(/^(?:q|question|faq)\s*\d*[:.)]\s*/i, ''), answer: '' }
        if (open.question.split(' ').length >= 3) questions.push(open)
        continue
      }
      const answerPart = sentence.replace(/^(?:a|answer)\s*[:.)]\s*/i, '')
      if (open && hasRoom(open, answerPart, sentences)) open.answer = `${open.answer} ${answerPart}`.trim()
      else follows = addUnit(units, sentence, heading, follows)
    }
  }
  return { units, questions: questions.filter(({ answer }) => wordsIn(answer) >= 3) }
}

/** An answer takes its whole paragraph, but in a run of questions on one line only the next two sentences. */
function hasRoom({ question, answer }: SourceQuestion, next: string, line: readonly string[]): boolean {
  const sameLine = line.some((sentence) => sentence.endsWith(question))
  return wordsIn(answer) + wordsIn(next) <= (sameLine && answer ? 30 : 70)
}

/** Keeps the sentence if it can stand in an answer, and says so; one that leans needs the sentence just before it. */
function addUnit(units: SourceUnit[], sentence: string, heading: string | undefined, follows: boolean): boolean {
  const words = wordsIn(sentence)
  const last = units.at(-1)
  if (
    (LEANING.test(sentence) || CONNECTIVE.test(sentence)) &&
    last &&
    follows &&
    last.heading === heading &&
    last.leaning.length < 2 &&
    words <= MOST_WORDS
  ) {
    last.leaning.push(sentence)
    return true
  }
  if (
    words < FEWEST_WORDS ||
    words > MOST_WORDS ||
    LEANING.test(sentence) ||
    isSpeech(sentence) ||
    isAboutSomeone(sentence) ||
    !/^["“(]?[\p{Lu}\d]/u.test(sentence) ||
    !/\p{Ll}{2}/u.test(sentence)
  )
    return false
  if (new Set(sentence.toLowerCase().split(' ')).size < words / 2 || units.some((unit) => unit.text === sentence))
    return false
  units.push({
    text: sentence.replace(CONNECTIVE, (lead) => (lead ? '' : lead)),
    leaning: [],
    heading,
    index: units.length,
  })
  return true
}

/** “He moved out in May” names no one. */
function isAboutSomeone(sentence: string): boolean {
  return /\b(?:he|she|his|her|him)\b/i.test(sentence) && !/\p{Ll} \p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(sentence)
}

/** What someone is quoted as saying is no fact of the source, and half a quotation is no sentence. */
function isSpeech(sentence: string): boolean {
  const opened = sentence.split('“').length
  return (
    opened !== sentence.split('”').length ||
    /[,?!]” /.test(sentence) ||
    /^“|\b(?:says?|said|told|asks?|asked|adds?|added)(?: \p{L}+)?[,.]/u.test(sentence)
  )
}

/** “We offer:” and the short lines after it belong together. */
function withListsKept(lines: string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trim()
    const items: string[] = []
    while (/:$/.test(line) && at + 1 + items.length < lines.length && isItem(lines[at + 1 + items.length]!))
      items.push(lines[at + 1 + items.length]!.trim())
    if (items.length >= 2) {
      const names = items.map((item) => item.replace(/[.;,]+$/, ''))
      kept.push(`${line.slice(0, -1)} ${names.slice(0, -1).join(', ')}, and ${names.at(-1)}.`.replace(/\s+/g, ' '))
      at += items.length
    } else if (line) kept.push(line)
  }
  return kept
}

function isItem(line: string): boolean {
  return line.trim().split(/\s+/).length <= 8 && !/[.!?:]$/.test(line.trim()) && line.trim() !== ''
}

function isHeading(line: string): boolean {
  return line.split(/\s+/).length <= 8 && !/[.!?…"”]$/.test(line)
}

function tidy(sentence: string): string {
  return sentence
    .replace(/\s*\[\d+\]/g, '')
    .replace(/\s*\([^()]{30,}\)/g, '')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/(?<=[\p{L}\d)])$/u, '.')
    .trim()
}

export function wordsIn(text: string): number {
  return text ? text.split(/\s+/).length : 0
}
