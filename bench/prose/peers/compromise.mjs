import compromise from 'compromise'

const PASSIVE = '(am|is|are|was|were|be|been|being|get|gets|got|getting) (not|#Adverb)* #PastTense'

export const name = 'compromise'
export const checks = 'tags every word; passives, adverbs and sentences from the tags'

export function analyze(text) {
  const document = compromise(text)
  return [document.match(PASSIVE).length, document.adverbs().length, document.sentences().length]
}

export const isPassive = (text) => compromise(text).has(PASSIVE)
export const lyAdverbs = (text) =>
  compromise(text)
    .match('#Adverb')
    .terms()
    .out('array')
    .map((word) => word.replace(/[^a-z]/gi, ''))
    .filter((word) => /ly$/i.test(word))
export const sentences = (text) => compromise(text).sentences().out('array')
