import { thirdPersonOf } from '@limpid/compose'
import { swapPerson } from './swap-person.ts'

const PRONOUN = '(?:you|we|I|they|he|she|it|this|that|there|these|those|everyone|anyone|someone)'
const DETERMINED =
  '(?:(?:the|your|our|my|this|that|these|those|their|his|her|any|a|an|all|some|each)(?: (?!(?:is|are|was|be|to|for|of|in|on|at|with|by|from|and|or)\\b)[\\p{L}\\d’-]+){1,3}?)'
const SUBJECT = `(?:${PRONOUN}|${DETERMINED})`
const AUXILIARY = '(?:is|are|was|were|am|can|could|will|would|should|has|have|had|may|might|must|shall)'
const WH =
  '(?:(?:at |by |on |for |in |to )?(?:what|which|whose)(?: (?!is\\b|are\\b|do\\b|does\\b|did\\b|can\\b|will\\b|would\\b|should\\b|was\\b|were\\b|have\\b|has\\b|could\\b)[\\p{L}’-]+){0,3}|when|where|why|who|how(?: (?:many|much|long|soon|often|far|big|early|late|large)(?: (?!is\\b|are\\b|do\\b|does\\b|did\\b|can\\b|will\\b|would\\b|should\\b|was\\b|were\\b|have\\b|has\\b|could\\b)[\\p{L}’-]+){0,3})?)'

const WITH_AUXILIARY = new RegExp(`^(${WH}) (${AUXILIARY}) (${PRONOUN})\\b(.*)$`, 'iu')
const WITH_DO = new RegExp(`^(${WH}) (do|does|did) (${SUBJECT}) ([\\p{L}]+)\\b(.*)$`, 'iu')
const WHAT_IS = new RegExp(
  `^(${WH}) (is|are|was|were) (${DETERMINED})((?: (?:for|of|in|on|at|with|by|from|to|this|next|about)\\b.*)?)$`,
  'iu',
)
const WH_SUBJECT = new RegExp(
  `^(${WH}) ((?:is|are|was|were|will|would|can|could|should|has|have) .*|[\\p{L}]+s .*)$`,
  'iu',
)
const HOW_MANY_DO =
  /^how (?:many|much) (?:(?!is\b|are\b|do\b|does\b|did\b|can\b|will\b|would\b|should\b)[\p{L}’-]+ ){1,6}(?:will|would|can|could|are|have|should) (?!(?:you|we|I|they|he|she|it|the|your|our|my|this|that)\b)\p{L}+/iu
const YES_NO = new RegExp(`^(${AUXILIARY}) (${PRONOUN})\\b(.*)$`, 'iu')
const YES_NO_DO = new RegExp(`^(do|does|did) (${SUBJECT}) ([\\p{L}]+)\\b(.*)$`, 'iu')
const YES_NO_IS = new RegExp(
  `^(is|are|was|were|will|can|has|have) (${DETERMINED}) ((?:still|already|also|be|been|going|open|free|available|ready|included|required|possible|necessary|okay|ok|correct|due|coming|able|in|on|at|for)\\b.*)$`,
  'iu',
)
const LEAD =
  /^(?:and|but|so|also|or|then|finally|lastly|first|second|secondly|plus|by the way|just curious|quick question|one more thing|if so|ps|p\.s\.?)[,:]? +/i

/** A question of theirs as a clause of ours, “When can you start?” as “when I can start”; undefined where no safe turn exists. */
export function indirectQuestion(question: string): string | undefined {
  const text = question.replace(LEAD, '').replace(/[?!.\s]+$/, '')
  if (/[?]|[.!]\s|[:;–—]/.test(text) || text.split(' ').length > 24) return undefined
  const clause = turned(text.charAt(0).toLowerCase() + text.slice(1))
  return (
    clause &&
    swapPerson(clause)
      .replace(/\bI are\b/g, 'I am')
      .replace(/\bI were\b/g, 'I was')
  )
}

function turned(text: string): string | undefined {
  if (HOW_MANY_DO.test(text)) return text
  let found = WITH_AUXILIARY.exec(text)
  if (found) return `${found[1]} ${found[3]} ${found[2]}${found[4]}`
  found = WITH_DO.exec(text)
  if (found) return `${found[1]} ${found[3]} ${finite(found[2]!, found[4]!)}${found[5]}`.replace(/ undefined$/, '')
  found = WHAT_IS.exec(text)
  if (found) return `${found[1]} ${found[3]} ${found[2]}${found[4]}`
  found = YES_NO.exec(text)
  if (found) return `whether ${found[2]} ${found[1]}${found[3]}`
  found = YES_NO_DO.exec(text)
  if (found) return `whether ${found[2]} ${finite(found[1]!, found[3]!)}${found[4]}`
  found = YES_NO_IS.exec(text)
  if (found) return `whether ${found[2]} ${found[1]} ${found[3]}`
  found = WH_SUBJECT.exec(text)
  if (found && /^(?:who|which|what [\p{L}]+$|how (?:many|much))/iu.test(found[1]!)) return text
  return undefined
}

function finite(auxiliary: string, verb: string): string {
  if (/^does$/i.test(auxiliary)) return thirdPersonOf(verb)
  return /^did$/i.test(auxiliary) ? `did ${verb}` : verb
}
