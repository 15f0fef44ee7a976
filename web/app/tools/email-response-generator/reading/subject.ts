import { lowerFirst, naturalCase, topicOf, withoutDanglingEnd } from '@limpid/compose'
import type { EmailParts } from './email-parts.ts'
import { swapPerson } from './swap-person.ts'

const POINTER =
  /\b(?:about|regarding|concerning|with regard to|in reference to|on the subject of) ((?:the|our|your|my|this) (?:(?!(?:and|or|that|which|to|for|so|is|are|was|were|if|but|because|as|will|can|has|have|with|in|on|at|by|from|of)\b)[\p{L}\d’&-]+ ?){1,4})/iu

/** What the email is about, as a phrase to follow “about”. */
export function subjectOf({ subject, sentences }: EmailParts): string | undefined {
  const pointed = sentences
    .slice(0, 3)
    .map((sentence) => POINTER.exec(sentence)?.[1])
    .find(Boolean)
  if (pointed)
    return withoutDanglingEnd(swapPerson(pointed.charAt(0).toLowerCase() + pointed.slice(1)).trim()) || undefined
  const title = subject && naturalCase(subject.replace(/[.!]+$/, ''))
  if (!title || title.split(' ').length > 6 || /[?:,;!]/.test(title)) return undefined
  const topic = topicOf(title)
  if (topic.form !== 'noun') return undefined
  return topic.determined || topic.proper || topic.number === 'plural' ? lowerFirst(title) : `the ${lowerFirst(title)}`
}
