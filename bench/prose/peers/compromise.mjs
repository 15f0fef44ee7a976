import compromise from 'compromise'

/** Its own tag for passives, and the pattern for those that the tag misses. */
const countPassives = (document) =>
  document.match('#Passive+').length + document.match('(#Copula|being|been|be) #Adverb? #PastTense').length

export const name = 'compromise'
export const checks = 'tags every word; passives, adverbs and sentences from the tags'

export function analyze(text) {
  const document = compromise(text)
  return [countPassives(document), document.adverbs().length, document.sentences().length]
}

export const isPassive = (text) => countPassives(compromise(text)) > 0
export const lyAdverbs = (text) =>
  compromise(text)
    .match('#Adverb')
    .terms()
    .out('array')
    .map((word) => word.replace(/[^a-z]/gi, ''))
    .filter((word) => /ly$/i.test(word))
export const sentences = (text) => compromise(text).sentences().out('array')
