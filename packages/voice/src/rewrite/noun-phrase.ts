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
  return closeAside(sentence, top, sentence.phrase(top))
}

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
  const joinsClause = next && sentence.next(next)?.relation === 'cc'
  if (next?.form === opening.form && !joinsClause) return [...words, next]
  return opening.form === ',' ? [...words, newComma(top)] : words.slice(0, words.indexOf(opening))
}

/** The comma or dash before an aside that runs to the end of the phrase. */
function openingMark(sentence: Sentence, top: Word, last: Word): Word | undefined {
  const from = sentence.indexOf(top)
  for (const word of sentence.words.slice(from + 1, sentence.indexOf(last) + 1)) {
    if (/^(?:conj|cc|punct|flat|det|case|mark)/.test(word.relation)) continue
    const phrase = sentence.phrase(word)
    const mark = phrase[0] && sentence.previous(phrase[0])
    if (phrase.at(-1) !== last || !mark || sentence.indexOf(mark) <= from) continue
    if ((mark.form === ',' && !isInList(word, top)) || opensWithDash(sentence, top, mark)) return mark
  }
}

/** A dash between spaces that is the first of a pair. */
function opensWithDash(sentence: Sentence, top: Word, mark: Word): boolean {
  if (!/^(?:–|—|-+)$/.test(mark.form) || (mark.space === '' && !sentence.next(mark)?.space)) return false
  const upTo = sentence.words.slice(sentence.indexOf(top), sentence.indexOf(mark) + 1)
  return upTo.filter((word) => word.form === mark.form).length % 2 === 1
}

/** In "red, white, and blue flags" the commas part a list, and close nothing. */
function isInList(word: Word, top: Word): boolean {
  for (let at: Word | null = word; at && at !== top; at = at.head)
    if (at.relation === 'conj') return word !== at && !/^(?:appos|acl)/.test(word.relation)
  return false
}
