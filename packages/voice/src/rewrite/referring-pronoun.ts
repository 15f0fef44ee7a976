import { agreementOf } from '../morphology/agreement.ts'
import { genderOf, genderOfName } from '../morphology/nouns.ts'
import { nominative } from '../morphology/pronouns.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'

/** A pronoun, in the case of a subject, that points back to a noun phrase; a name without a known gender is repeated. */
export function pronounFor(sentence: Sentence, top: Word, isPlural = false): string {
  const form = lower(top)
  const joined = sentence.children(top).some((child) => child.relation === 'conj')
  if (top.upos === 'PRON' && !joined) {
    if (/^(?:these|those|everyone|everybody|someone|somebody|anyone|anybody|many|some|all|both|they|them)$/.test(form))
      return 'they'
    if (/^(?:i|me|you|he|him|she|her|it|we|us|who|whom|which)$/.test(form))
      return nominative(form === 'i' ? 'me' : form)
    return form === 'that' && isRelative(top) ? 'that' : 'it'
  }
  if (isPlural || agreementOf(sentence, top) === 'plural') return 'they'
  const gender = genderOf(top.form)
  if (gender === 'man') return 'he'
  if (gender === 'woman') return 'she'
  const isPerson = gender === 'person' || (top.upos === 'PROPN' && sentence.child(top, 'det') === undefined)
  if (!isPerson) return 'it'
  const seen = sentence.words.map(lower).find((word) => /^(?:he|him|his|himself|she|her|hers|herself)$/.test(word))
  if (seen) return seen.startsWith('s') || /^her/.test(seen) ? 'she' : 'he'
  if (gender === 'person') return 'they'
  const name = nameOf(sentence, top)
  const known = genderOf(name[0]?.form ?? '') ?? genderOfName(name[0]?.form ?? '') ?? genderOfName(name[1]?.form ?? '')
  if (known) return known === 'woman' ? 'she' : 'he'
  return name.map((word, index) => (index === 0 ? word.form : word.space + word.form)).join('')
}

function isRelative(word: Word): boolean {
  return /^(?:that|which|who|whom)$/.test(lower(word)) && word.head?.relation === 'acl:relcl'
}

/** All words of a name, title and all: Mr. Joe Osler. */
function nameOf(sentence: Sentence, top: Word): Word[] {
  const isPart = (word: Word) => word.head === top && /^(?:flat|compound|punct)/.test(word.relation)
  const phrase = sentence.phrase(top)
  let first = phrase.indexOf(top)
  let last = first
  while (first > 0 && isPart(phrase[first - 1] as Word)) first -= 1
  while (/^(?:flat|punct)/.test(phrase[last + 1]?.relation ?? '')) last += 1
  while (phrase[last]?.relation === 'punct') last -= 1
  return phrase.slice(first, last + 1)
}
