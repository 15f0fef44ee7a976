import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

const nlp = winkNLP(model, ['sbd', 'pos'])
const { its } = nlp
const BE = new Set([
  'am',
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'being',
  'get',
  'gets',
  'got',
  'getting',
  "'s",
  "'re",
  "'m",
])

export const name = 'wink-nlp'
export const checks = 'tags every word; passives, adverbs and sentences from the tags'

/** A form of "be" or "get", at most three adverbs or particles, then a verb in -ed, -en or an irregular form. */
function countPassives(words, tags) {
  let count = 0
  for (let at = 0; at < words.length; at += 1) {
    if (!BE.has(words[at].toLowerCase())) continue
    let next = at + 1
    while (next < at + 4 && (tags[next] === 'ADV' || tags[next] === 'PART')) next += 1
    if (tags[next] === 'VERB' && !/ing$/i.test(words[next])) count += 1
  }
  return count
}

const read = (text) => {
  const tokens = nlp.readDoc(text).tokens()
  return { words: tokens.out(), tags: tokens.out(its.pos) }
}

export const sentences = (text) => nlp.readDoc(text).sentences().out()
export const isPassive = (text) => {
  const { words, tags } = read(text)
  return countPassives(words, tags) > 0
}
export const lyAdverbs = (text) => {
  const { words, tags } = read(text)
  return words.filter((word, at) => tags[at] === 'ADV' && /ly$/i.test(word))
}
export const analyze = (text) => {
  const document = nlp.readDoc(text)
  const tokens = document.tokens()
  const words = tokens.out()
  const tags = tokens.out(its.pos)
  return [countPassives(words, tags), tags.filter((tag) => tag === 'ADV').length, document.sentences().length()]
}
