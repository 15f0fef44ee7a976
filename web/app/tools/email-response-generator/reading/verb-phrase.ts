import { baseOfGerund, naturalCase, withoutDanglingEnd } from '@limpid/compose'
import { swapPerson } from './swap-person.ts'

const CUT =
  /(?:,? (?:so that|so (?:I|we|they|it|the)|because|in order|as (?:I|we|this|it|the)|since|given that|which|although|while|otherwise|thanks|thank you|for which|and (?:please|let|I|we|if|could|can|would|then let|also let))\b|[;–—(]|:(?=\s|$)|,? and (?:let me|tell me|get back to me)\b|\. |\? |, (?:if|as|so|and|but|or|thanks|please|preferably|ideally|when|since|especially|who|where|then|then we|I|we|this|it|the)\b).*$/i
const TRAILING =
  /,? (?:if (?:possible|you can|you could|that works|you have (?:time|a moment|a minute)|you don’t mind|that’s okay|that is okay|at all possible|convenient)|when(?:ever)? you (?:get|have) (?:a chance|a moment|a minute|time)|at your (?:earliest )?convenience|as soon as (?:possible|you can)|asap|please|for me|for us|thanks|too|as well|again|sometime|at some point)$/i
const DATE =
  /,? (?:(?:by|before|until|on|no later than|not later than|due|this|next|for|at|from) )?(?:(?:the )?end of (?:the |this |next )?(?:day|week|month|quarter|year)|(?:this |next |coming |this coming )*(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?:morning|afternoon|evening|night))?|(?:this|next) (?:week|weekend|month|quarter|year)|tomorrow(?: (?:morning|afternoon|evening))?|today|tonight|close of business|EOD|COB|(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|noon|midnight|\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.))(?:,? (?:at|by|around) (?:noon|\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)?))?$/i

/** What they ask of us, in our words, cut before the reasons: “send you the report by Friday”. Undefined when it is no plain phrase. */
export function actionOf(phrase: string): string | undefined {
  let text = phrase.replace(/[?!.,\s]+$/, '').replace(CUT, '')
  if (!/^(?:let|tell|ask|see|check|find|know|decide|confirm)\b/i.test(text))
    text = text.replace(/,? (?:if|unless) .*$/i, '')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(TRAILING, '').replace(/[,\s]+$/, '')
  }
  const words = text.split(/\s+/)
  if (words.length > 22 || !/^\p{Ll}/iu.test(text) || /[“”"]/.test(text) !== /“[^”]*”/.test(text)) return undefined
  const cut = withoutDanglingEnd(text)
  if (
    !cut ||
    /^(?:the|a|an|be|is|are|not|it|that|this|if|when|who|whom|on|in|at|for|by|with|also)$/i.test(cut.split(' ')[0]!)
  ) {
    return undefined
  }
  const lowered = cut.charAt(0).toLowerCase() + cut.slice(1)
  return naturalDates(swapPerson(lowered))
}

export function withoutDate(action: string): string {
  const task = action.replace(DATE, '')
  return task.split(' ').length >= 2 ? withoutDanglingEnd(task) : action
}

export function actionOfGerund(gerund: string, rest: string): string | undefined {
  const base = baseOfGerund(gerund)
  return base && actionOf(base + rest)
}

function naturalDates(text: string): string {
  return text.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi,
    (name) => naturalCase(name.toLowerCase()),
  )
}
