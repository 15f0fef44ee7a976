import { accusative, nominative } from '../morphology/pronouns.ts'
import { lower, newComma, type Sentence, type Word } from '../sentence.ts'

/** The words of an agent without its "by", in the case of a subject. */
export function agentAsSubject(sentence: Sentence, top: Word, by: Word): Word[] {
  const members = [top, ...sentence.children(top).filter((child) => child.relation === 'conj')]
  const bys = members.flatMap((member) =>
    sentence.children(member).filter((child) => child.relation === 'case' && lower(child) === 'by'),
  )
  sentence.remove(by, ...bys)
  for (const member of members) if (member.upos === 'PRON') member.form = nominative(member.form)
  const words = closeAside(sentence, top, sentence.phrase(top))
  while (words.length > 1 && isManner(words[0] as Word)) words.shift()
  return words
}

/** "Made jointly by Ann": the adverb is the verb's; "mainly by Ann" is not. */
function isManner(word: Word): boolean {
  return word.upos === 'ADV' && /ly$/.test(word.form) && !focusing.test(lower(word))
}

const focusing =
  /^(?:mainly|mostly|only|partly|largely|primarily|merely|simply|solely|exclusively|nearly|roughly|approximately|virtually|particularly|especially|probably|possibly|precisely|exactly|apparently|allegedly|early|daily|family)$/

/** The words of a passive's subject, in the case of an object. */
export function subjectAsObject(sentence: Sentence, top: Word): Word[] {
  const members = [top, ...sentence.children(top).filter((child) => child.relation === 'conj')]
  for (const member of members) if (member.upos === 'PRON') member.form = accusative(member.form)
  return closeAside(sentence, top, sentence.phrase(top))
}

/** An aside between commas or dashes ("Ann, the editor,") takes its second mark along, or gets one. */
function closeAside(sentence: Sentence, top: Word, words: Word[]): Word[] {
  const last = words.at(-1)
  const opening = last && openingMark(sentence, top, last)
  if (!last || !opening) return words
  const next = sentence.next(last)
  const joinsClause = next && /^(?:CCONJ|SCONJ)$/.test(sentence.next(next)?.upos ?? '')
  if (next?.form === opening.form && !joinsClause) return [...words, next]
  return opening.form === ',' ? [...words, newComma(top)] : words.slice(0, words.indexOf(opening))
}

/** The comma or dash before an aside that runs to the end of the phrase. */
function openingMark(sentence: Sentence, top: Word, last: Word): Word | undefined {
  const tail = sentence.words.slice(sentence.indexOf(top) + 1, sentence.indexOf(last) + 1)
  const dashes = tail.filter((word) => isDash(sentence, word))
  if (dashes.length % 2 === 1) return dashes.at(-1)
  const commas = tail.filter((word) => word.form === ',')
  if (commas.length === 1 && !tail.some((word) => word.upos === 'CCONJ' || /^[([]$/.test(word.form))) return commas[0]
  for (const word of tail) {
    const phrase = sentence.phrase(word)
    const mark = phrase[0] && sentence.previous(phrase[0])
    if (phrase.at(-1) !== last || !mark || !commas.includes(mark)) continue
    if (isAside(word) && !isList(tail, word, mark)) return mark
  }
}

function isDash(sentence: Sentence, word: Word): boolean {
  return /^(?:–|—|-+)$/.test(word.form) && (word.space !== '' || Boolean(sentence.next(word)?.space))
}

function isAside(word: Word): boolean {
  return !/^(?:conj|cc|punct|flat|det|case|mark)/.test(word.relation)
}

/** In "red, white, and blue" and "Ann, Bob and Cy" the commas part a list, and close nothing. */
function isList(tail: Word[], word: Word, mark: Word): boolean {
  if (/^(?:acl|advcl|parataxis)/.test(word.relation)) return false
  const after = tail.slice(tail.indexOf(mark) + 1)
  const isLast = !after.some((each) => each.form === ',')
  for (let at = word.head; at && tail.includes(at); at = at.head) if (at.relation === 'conj') return true
  return isLast && after.some((each) => each.upos === 'CCONJ') && tail.filter((each) => each.form === ',').length > 1
}
