import { withArticle } from './article.ts'
import { isAcronymLike, isOrdinary, isProperWord } from './case.ts'
import {
  BRANDS,
  DOMAIN_WORDS,
  type Domain,
  FIRST_NAMES,
  NOUNS,
  type NounKind,
  PEOPLE,
  PLACES,
  PREPOSITIONS,
  PROPER_PHRASES,
  STRONG_VERBS,
  VERBS,
  WEAK_VERBS,
} from './lexicon.ts'
import { type Countability, countabilityOf, isPlural, pluralOf, singularOf } from './noun.ts'
import { readTopicText } from './topic-text.ts'
import { baseOfGerund, gerundOf } from './verb.ts'

export type TopicForm =
  /** running shoes, Paris, the French Revolution */
  | 'noun'
  /** learn to cook */
  | 'verb'
  /** learning to cook */
  | 'gerund'
  /** how to cook, what to wear */
  | 'how-to'
  /** how do I cook rice? is rice healthy? */
  | 'question'
  /** why cats purr */
  | 'clause'
  /** cats are liquid */
  | 'statement'

export type TopicKind = NounKind | 'person' | 'brand' | 'name' | 'comparison' | 'general'

/** What a few words given by a visitor are about, and the forms they can take in a sentence. */
export interface Topic {
  text: string
  form: TopicForm
  kind: TopicKind
  domain: Domain | undefined
  number: 'singular' | 'plural'
  countability: Countability
  /** A name as a whole: Paris, Marie Curie, Notion. */
  proper: boolean
  /** Begins with best, top, cheapest …: takes “the” in running text. */
  superlative: boolean
  /** Begins with the, a, my …: takes no article. */
  determined: boolean
  /** Begins with a number: 10 tips, 3 days in Lisbon. */
  numbered: boolean
  /** The noun the phrase turns on, in lower case and singular. */
  head: string
  /** As a noun phrase for running text: a standing desk, the best shoes, coffee. */
  phrase: string
  /** The plural of a countable singular: standing desks. */
  plural?: string
  /** What one does, for verb phrases, gerunds and how-to questions: cook rice. */
  action?: string
  /** The same as a gerund: cooking rice. */
  doing?: string
  /** The thing a “what is …” question asks about. */
  asked?: string
}

const AUXILIARY = /^(?:is|are|was|were|can|could|do|does|did|should|would|will|has|have|may|must|am)$/
const QUESTION_WORD = /^(?:what|why|how|when|where|who|which|whose|what’s|who’s|how’s|where’s)$/
const FINITE =
  /\b(?:is|are|was|were|can|could|does|did|should|would|will|has|have|must|isn’t|aren’t|don’t|doesn’t|won’t|can’t)\b/
const DETERMINER = /^(?:the|a|an|my|your|our|his|her|their|its|this|these|those|that|some|every|each|all|no|any)$/
const AFTER_VERB =
  /^(?:the|a|an|my|your|our|his|her|their|this|these|it|them|to|with|for|from|in|into|on|off|up|out|down|away|back|without|like|about|as|at|more|less|better|faster|well|and|or|online|abroad|alone|safely|by|over|through)$/
const AFTER_WEAK_VERB =
  /^(?:the|a|an|my|your|our|his|her|their|this|these|it|them|to|off|up|out|down|away|back|better|faster|well|online|abroad|alone|safely|more|less)$/
/** Verbs that are nouns as well but, before a preposition, are mostly verbs: travel with a baby, work from home. */
const PLACE_VERBS = new Set(['travel', 'work', 'run', 'study', 'walk', 'swim', 'sleep', 'dance', 'talk', 'live'])
/** Nouns of which there is one to speak of: the cost, the history. */
const ONE_OF_ITS_KIND =
  /^(?:cost|price|size|age|history|future|meaning|importance|impact|effect|value|role|weather|population|origin)$/
const NUMBER_FIRST = /^\d[\d,.]*\s/
const COMPOUND_KINDS = new Set<NounKind>([
  'list',
  'product',
  'software',
  'service',
  'document',
  'event',
  'people',
  'place',
])

export function readTopic(input: string): Topic {
  return topicOf(readTopicText(input))
}

/** Reads a text that is already clean, such as a phrase found in a longer one. */
export function topicOf(text: string): Topic {
  const words = text
    .toLowerCase()
    .replace(/[?,:;]/g, '')
    .split(/\s+/)
  const first = words[0]!
  const topic = nounTopic(text, words)
  if (topic.kind === 'comparison') return topic
  if (QUESTION_WORD.test(first) && words[1] === 'to') {
    const action = first === 'how' ? text.split(' ').slice(2).join(' ') : undefined
    return { ...topic, form: 'how-to', plural: undefined, action, doing: action && gerundOf(action), phrase: text }
  }
  if (isQuestion(words, text)) return questionTopic(topic, words)
  if (QUESTION_WORD.test(first)) return { ...topic, form: 'clause', plural: undefined, phrase: text }
  if (isVerbPhrase(words)) {
    const action = text.replace(/^to /i, '')
    return {
      ...topic,
      form: 'verb',
      plural: undefined,
      number: 'singular',
      action,
      doing: gerundOf(action),
      phrase: gerundOf(action),
    }
  }
  const action = isGerundPhrase(words, topic) ? baseOfGerund(text) : undefined
  if (action)
    return {
      ...topic,
      form: 'gerund',
      plural: undefined,
      number: 'singular',
      action,
      doing: text,
      phrase: text,
      proper: false,
    }
  if (words.length > 2 && /^(?:i|we|they|he|she|it|you|there|i’m|we’re|it’s|i’ve)$/.test(first)) {
    return { ...topic, form: 'statement', plural: undefined, phrase: text, proper: false }
  }
  if (words.length > 2 && FINITE.test(words.slice(1, -1).join(' ')))
    return { ...topic, form: 'statement', plural: undefined, phrase: text }
  return topic
}

function isQuestion(words: string[], text: string): boolean {
  if (text.endsWith('?')) return true
  const [first = '', second = ''] = words
  if (/^(?:what’s|who’s|how’s|where’s)$/.test(first)) return true
  if (QUESTION_WORD.test(first)) {
    return (
      AUXILIARY.test(second) ||
      (/^(?:how|which|what)$/.test(first) && words.slice(2, 5).some((word) => AUXILIARY.test(word)))
    )
  }
  return AUXILIARY.test(first) && words.length >= 3 && first !== 'may'
}

function questionTopic(topic: Topic, words: string[]): Topic {
  const text = topic.text.endsWith('?') ? topic.text : `${topic.text}?`
  const bare = text.slice(0, -1)
  const howDoI = /^how (?:do|can|should|would|could) (?:i|you|we|one|people) (.+)$/i.exec(bare)
  const action = howDoI?.[1]?.replace(/\bmy\b/g, 'your').replace(/\bmyself\b/g, 'yourself')
  const asked = /^what(?: is| are|’s) (?:an? )?(.+)$/i.exec(bare)?.[1]
  return {
    ...topic,
    text,
    form: 'question',
    plural: undefined,
    phrase: text,
    proper: false,
    action: action && VERBS.has(words[3] ?? '') ? action : undefined,
    doing: action && VERBS.has(words[3] ?? '') ? gerundOf(action) : undefined,
    asked: asked && asked.split(' ').length <= 5 && !/^(?:the|it)\b/.test(asked) ? asked : undefined,
  }
}

function isVerbPhrase(words: string[]): boolean {
  const [first = '', second = ''] = words
  if (first === 'to' && VERBS.has(second)) return true
  if (words.length < 2) return false
  if (WEAK_VERBS.has(first)) return AFTER_WEAK_VERB.test(second) || (PLACE_VERBS.has(first) && PREPOSITIONS.has(second))
  return (
    STRONG_VERBS.has(first) &&
    !(COMPOUND_KINDS.has(kindOfNoun(words.slice(-1))!) && words.length === 2 && NOUNS.has(first))
  )
}

function isGerundPhrase(words: string[], topic: Topic): boolean {
  const base = baseOfGerund(words[0]!)
  if (!base || words.length < 2) return false
  if (AFTER_VERB.test(words[1]!)) return !/^(?:and|or|for|in|with|at|on)$/.test(words[1]!) || !NOUNS.has(words[0]!)
  return STRONG_VERBS.has(base) && !COMPOUND_KINDS.has(topic.kind as NounKind)
}

function nounTopic(text: string, words: string[]): Topic {
  const end = words.findIndex(
    (word, index) => index > 0 && (PREPOSITIONS.has(word) || /^(?:that|which|who|when)$/.test(word)),
  )
  const core = end > 0 ? words.slice(0, end) : words
  const original = text.split(/\s+/)
  const capitals = original.filter((word) => /^\p{L}/u.test(word) && !PREPOSITIONS.has(word.toLowerCase()))
  const proper =
    PROPER_PHRASES.has(text.toLowerCase().replaceAll('’', "'")) ||
    (original.length > 1 &&
      original.length <= 4 &&
      original.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
      !isOrdinary(original[0]!)) ||
    (capitals.length > 0 &&
      capitals.every((word) => isProperWord(word) || /^(?:and|the|de|of|&)$/i.test(word)) &&
      !capitals.every(isAcronymLike))
  const coreText = original.slice(0, core.length).join(' ')
  const comparison = /\b(?:vs\.?|versus)\b/i.test(text)
  const joined = core.includes('and') && !proper
  const number =
    joined || (isPlural(coreText) && !proper) || (isPlural(coreText) && words.length > 1 && !proper)
      ? 'plural'
      : 'singular'
  const head = singularOf(core.at(-1)!)
  const superlative =
    /^(?:best|top|cheapest|easiest|fastest|biggest|worst|healthiest|safest|most|greatest|largest|smallest|strongest)$/.test(
      words[0]!,
    )
  const determined = DETERMINER.test(words[0]!)
  const countability =
    proper || isAcronymLike(text)
      ? 'mass'
      : countabilityOf(coreText.replace(/s$/, (ending) => (number === 'plural' ? '' : ending)))
  const bareSingular =
    number === 'singular' &&
    countability === 'count' &&
    !determined &&
    !superlative &&
    !NUMBER_FIRST.test(text) &&
    !comparison
  return {
    text,
    form: 'noun',
    kind: comparison ? 'comparison' : kindOf(text, words, core, proper),
    domain: domainOf(words),
    number,
    countability,
    proper,
    superlative,
    determined,
    numbered: NUMBER_FIRST.test(text),
    head,
    phrase:
      superlative || (bareSingular && ONE_OF_ITS_KIND.test(head) && core.length > 1)
        ? `the ${text}`
        : bareSingular
          ? withArticle(text)
          : text,
    plural: bareSingular && !joined ? pluralOf(coreText) + text.slice(coreText.length) : undefined,
  }
}

function kindOf(text: string, words: string[], core: string[], proper: boolean): TopicKind {
  const whole = text.toLowerCase()
  if (PEOPLE.has(whole)) return 'person'
  if (PLACES.has(whole)) return 'place'
  if (proper && FIRST_NAMES.has(text.split(' ')[0]!) && words.length >= 2 && words.length <= 4) return 'person'
  if (PLACES.has(core.join(' ')) && core.length < words.length) return 'place'
  const kind = kindOfNoun(core)
  if (kind === 'list' && !isPlural(core.at(-1)!)) return 'general'
  if (kind && !(proper && BRANDS.has(whole))) return kind
  if (BRANDS.has(whole) || (proper && BRANDS.has(words[0]!))) return 'brand'
  return proper ? 'name' : 'general'
}

function kindOfNoun(core: string[]): NounKind | undefined {
  for (let length = Math.min(3, core.length); length >= 1; length--) {
    const phrase = core.slice(-length).join(' ')
    const entry = NOUNS.get(phrase) ?? NOUNS.get(singularOf(phrase))
    if (entry) return entry.kind
  }
}

function domainOf(words: string[]): Domain | undefined {
  const votes = new Map<Domain, number>()
  words.forEach((word, index) => {
    const pair = `${word} ${words[index + 1] ?? ''}`
    const domain = DOMAIN_WORDS.get(pair) ?? DOMAIN_WORDS.get(word) ?? DOMAIN_WORDS.get(singularOf(word))
    if (domain) votes.set(domain, (votes.get(domain) ?? 0) + 1)
  })
  return [...votes].sort((one, other) => other[1] - one[1])[0]?.[0]
}
