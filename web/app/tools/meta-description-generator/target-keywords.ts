import {
  CannotWriteError,
  isAdjective,
  isBareVerb,
  isPlace,
  readTopicText,
  type Topic,
  topicOf,
  withArticle,
} from '@limpid/compose'

export interface TargetKeywords {
  all: string[]
  /** Describe the subject: vegan, affordable. */
  adjectives: string[]
  nouns: Topic[]
  /** Whom the page is for: teenagers, small business owners. */
  audiences: Topic[]
  /** learn to cook, how to cook */
  actions: Topic[]
  questions: Topic[]
  /** Phrases from a search box that no sentence can hold as they are: dentist near me. */
  searches: Topic[]
}

export function readKeywords(field: string): TargetKeywords {
  const parts = field
    .split(/[,;\n|]+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
  if (parts.length === 0)
    throw new CannotWriteError('There are no words in the keywords yet. Please add one or more, separated by commas.')
  const texts = parts.map(readTopicText).filter((text, index, all) => {
    const lower = text.toLowerCase()
    return !all.some(
      (other, at) => at !== index && other.toLowerCase().includes(lower) && (other.length > text.length || at < index),
    )
  })
  const topics = texts.map((text) => topicOf(text))
  const isSearch = (topic: Topic) => /\b(?:near me|near you|nearby)$/i.test(topic.text)
  const isAction = (topic: Topic) => topic.form === 'verb' || topic.form === 'how-to' || isBareVerb(topic.text)
  const isAudience = (topic: Topic) => topic.kind === 'people' && topic.number === 'plural' && topic.form === 'noun'
  const rest = topics.filter((topic) => !isAdjective(topic.text) && !isSearch(topic))
  return {
    all: texts,
    adjectives: topics.filter((topic) => isAdjective(topic.text)).map((topic) => topic.text),
    nouns: rest.filter((topic) => !isAction(topic) && topic.form !== 'question' && !isAudience(topic)).map(forLocals),
    audiences: rest.filter(isAudience),
    actions: rest.filter(isAction),
    questions: rest.filter((topic) => topic.form === 'question'),
    searches: topics.filter(isSearch),
  }
}

/** “plumber Denver” is how people search, not how they speak: “a plumber Denver locals can turn to” is both. */
function forLocals(topic: Topic): Topic {
  const words = topic.text.split(' ')
  const endsInPlace = words.length > 1 && (isPlace(words.slice(-2).join(' ')) || isPlace(words.at(-1)!))
  if (topic.proper || !endsInPlace || /\b(?:in|to|from|of|near|around|for|at|across)\b/.test(topic.text)) return topic
  const head = topicOf(words.slice(0, isPlace(words.at(-1)!) ? -1 : -2).join(' ') || topic.text)
  const phrase = head.plural ? withArticle(topic.text) : topic.text
  return {
    ...topic,
    phrase: head.kind === 'service' || head.kind === 'product' ? `${phrase} locals can turn to` : topic.text,
  }
}
