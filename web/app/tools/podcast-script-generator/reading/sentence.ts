import { capitalizeFirst, isBareVerb, isPlural, naturalCase, singularOf, topicOf } from '@limpid/compose'
import { nameable } from './nameable.ts'

/** Verbs that cannot be nouns, and with them the sure sign of a sentence. */
const SURE =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|do|does|did|isn’t|aren’t|don’t|doesn’t|can’t|won’t|didn’t|wasn’t|got|gets|became|becomes|went|goes|grew|grows|met|made|took|left|built|bought|lost|found|quit|spent|learned|learnt|said|says|told|think|thinks|believe|believes|know|knows|knew|wrote|ate|sold|fell|felt|feels|feel|kept|began|came|happened|wants?|needs?|means)\b/i
const PRONOUN = /\b(?:I|we|they|he|she|it|you|there)(?:’\p{L}+)? \p{L}+/u
const NOT_A_SUBJECT =
  /^(?:I|we|it|this|that|they|he|she|there|you|if|when|many|most|some|people|after|before|while|because|since|as|in|on|every|everyone|these|those|one|but|so|nobody|nothing)\b/i
const LABEL =
  /^(?:how|why|what|when|where|which|who|whether)\b|^(?:the|a|an)? ?(?:story|history|impact|role|importance|benefits?|art|science|power|future|rise|basics|ways?|reasons?|tips|interview|conversation)\b/i

/** Is this a sentence to be said, and not a title, a list or a heading? */
export function isStatement(text: string, isFirst: boolean): boolean {
  const main = text.split(/ (?:that|who|which|where|when|because|why|how|what|whether|if) /)[0]!
  const words = main.split(/\s+/)
  if (/^(?:I|we|they|he|she|it|this|there)(?:’\p{L}+)? \p{L}+/iu.test(text)) return true
  if (/:\s/.test(text)) return false
  if (
    /^(?:our|my|the|a|an|his|her|their) .*\b\p{L}{3,}ed (?:a|an|the|to|my|our|his|her|their|at|from|into|on)\b/iu.test(
      main,
    )
  )
    return true
  if (words.length < 3 || (LABEL.test(text) && !/^the \p{L}+ (?:is|are|was|were|has|have)\b/iu.test(text))) return false
  const form = topicOf(naturalCase(text)).form
  const inflected = words.slice(1, 4).some((word) => /s$/.test(word) && isBareVerb(thirdToBase(word)))
  if (form === 'gerund' || form === 'how-to') return false
  if (form === 'verb') return inflected
  if (SURE.test(main) || (PRONOUN.test(main) && !isFirst)) return true
  const [first = '', second = ''] = words
  if (
    isPlural(first) &&
    /^\p{Ll}+$/u.test(second) &&
    !/^(?:and|or|of|in|on|for|with|at|from|by|to|as|vs|versus|about|between|without|under|over)$/.test(second)
  )
    return !isFirst || isBareVerb(second)
  return inflected || words.slice(1, 4).some(isBareVerb)
}

/** The subject of a statement: “Remote work has changed teams” is about remote work. */
export function subjectOfStatement(text: string, context: string): string | undefined {
  const verb = SURE.exec(text) ?? /\b(?:just |recently |already )?\p{L}{3,}ed\b/u.exec(text)
  const before = text.slice(0, verb?.index ?? 0).trim()
  if (!before || before.split(/\s+/).length > 5 || NOT_A_SUBJECT.test(before)) return undefined
  return nameable(before, context)
}

/** As a sentence to be read out. */
export function spoken(sentence: string): string {
  const text = capitalizeFirst(
    sentence
      .trim()
      .replace(/^\(?\d{1,2}[.)]\s+/, '')
      .replace(/^(?:and|but|so|also),? /i, ''),
  )
  return /[.!?]["”’)]*$/.test(text) ? text : `${text}.`
}

function thirdToBase(word: string): string {
  return /(?:ch|sh|ss|x|z)es$/.test(word) ? word.slice(0, -2) : singularOf(word)
}
