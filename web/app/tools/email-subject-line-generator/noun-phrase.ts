import {
  baseOfGerund,
  baseOfPast,
  isBareVerb,
  isOrdinary,
  keyPhrases,
  lowerFirst,
  naturalCase,
  singularOf,
  topicOf,
} from '@limpid/compose'

const ENDS_PHRASE =
  /^(?:that|which|who|with|without|and|or|but|for|in|on|at|by|from|to|until|till|before|after|starting|this|next|is|are|was|were|be|will|has|have|had|so|because|when|while|if|as|we|you|i|it|they|he|she|our|your|their|my|the|a|an|please|today|tomorrow|tonight|last|during|via|through|since|off|now|here|just|can|could|should|would|may|might|must|not|also|only|about|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|using|enter|valid|ends?|ending|expires?|starts?|begins?|remind(?:ing)?|click|worth|because)$/i
const DETERMINERS = /^(?:our|your|their|the|a|an|my|his|her|all|any|every|new)$/i

/** Adjectives of the sales pitch, which say nothing and alarm filters. */
export const PITCH = /(?<!\p{L}|-)(?:free|exclusive|amazing|incredible|special|cheap|limited[- ]time) (?=\p{L})/giu

export interface FoundPhrase {
  determiner: string
  text: string
}

/** The noun phrase that begins here: an optional determiner, then words up to the next word that closes a phrase. */
export function nounPhraseAt(text: string, start: number, mostWords = 5): FoundPhrase | undefined {
  const clause = text.slice(start).split(/[.,;:!?()\n"“”—–|]|\s-\s/)[0]!
  const words = clause.trim().split(/\s+/)
  let determiner = ''
  while (words.length > 0 && DETERMINERS.test(words[0]!) && !/^new$/i.test(words[0]!))
    determiner = words.shift()!.toLowerCase()
  if (words[0] && baseOfGerund(words[0])) return { determiner, text: lowerFirst(words.slice(0, 5).join(' ')) }
  const end = words.findIndex((word) => ENDS_PHRASE.test(word) || isFiniteVerb(word) || word === 'based')
  const phrase = (end === -1 ? words : words.slice(0, end)).slice(0, mostWords)
  while (phrase.length > 0 && /^(?:of|\d+)$/i.test(phrase.at(-1)!)) phrase.pop()
  const joined = phrase.join(' ')
  return /\p{L}{2}/u.test(joined) ? { determiner, text: lowerFirst(naturalCase(joined)) } : undefined
}

/** The phrase in the mouth of the sender: “their accounts” becomes “your accounts”, a lone singular gets “the”. */
export function spoken({ determiner, text: found }: FoundPhrase): string {
  const text = found.replace(PITCH, '')
  if (/^(?:their|his|her|your)$/.test(determiner)) return `your ${text}`
  if (/^(?:our|my|all|any|every)$/.test(determiner)) return `${determiner} ${text}`
  const topic = topicOf(text)
  if (topic.plural || determiner === 'the') return `the ${text}`
  return text
}

/** What a text is about when nothing points to it: its weightiest phrase that is no date and not the sender. */
export function mainPhrase(text: string, company: string): FoundPhrase | undefined {
  const avoided =
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|customers?|clients?|subscribers?|recipients?|emails?|people|regards|team|everyone|members|users|link|details|information)\b/i
  const phrase = keyPhrases(text, 8).find(({ text: candidate }) => {
    const withoutName = company ? candidate.replace(company, '').trim() : candidate
    return withoutName.length > 2 && withoutName.length <= 34 && !/^\d/.test(withoutName) && !avoided.test(withoutName)
  })
  if (!phrase) return undefined
  const start = text.indexOf(phrase.text)
  const before = /\b(our|your|their|the|my)\s+$/i.exec(text.slice(Math.max(0, start - 8), start))?.[1] ?? ''
  return {
    determiner: before.toLowerCase(),
    text:
      isOrdinary(phrase.text.split(' ')[0]!) && !/^\p{Lu}\S* \p{Lu}/u.test(phrase.text)
        ? lowerFirst(naturalCase(phrase.text))
        : phrase.text,
  }
}

/** “renews” ends a phrase; “plans”, which is a noun as well, does not. */
function isFiniteVerb(word: string): boolean {
  return (/s$/.test(word) && isBareVerb(singularOf(word))) || (/ed$/.test(word) && baseOfPast(word) !== undefined)
}
