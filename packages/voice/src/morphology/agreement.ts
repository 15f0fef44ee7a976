import { lower, type Sentence, type Word } from '../sentence.ts'
import { isPluralNoun } from './nouns.ts'

/** What a finite verb needs to know of its subject. */
export type Agreement = 'first' | 'third' | 'plural'

const pluralDeterminers =
  /^(?:these|those|many|few|several|both|all|two|three|four|five|six|seven|eight|nine|ten|dozens|most)$/
const singularDeterminers = /^(?:a|an|this|that|each|every|another|one|either|neither|much)$/
const pluralPronouns = /^(?:we|us|you|they|them|these|those|many|few|several|both|others|all|some|most)$/

/** The agreement of a noun phrase, from its top word and what stands around it. */
export function agreementOf(sentence: Sentence, top: Word): Agreement {
  const form = lower(top)
  const children = sentence.children(top)
  const joined = children.filter((child) => child.relation === 'conj')
  if (joined.length > 0) {
    const link = joined.flatMap((each) => sentence.children(each)).find((each) => each.relation === 'cc')
    if (link && /^(?:or|nor)$/.test(lower(link))) return agreementOf(sentence, joined.at(-1) as Word)
    if (!children.some((child) => child.relation === 'det' && /^(?:each|every)$/.test(lower(child)))) return 'plural'
  }
  if (form === 'i' || form === 'me') return 'first'
  if (top.upos === 'PRON' || top.upos === 'DET') return pluralPronouns.test(form) ? 'plural' : 'third'
  if (top.upos === 'NUM') return /^(?:1|one)$/.test(form) ? 'third' : 'plural'
  if (top.upos === 'ADJ') return isPluralAdjective(sentence, top) ? 'plural' : 'third'
  if (/ing$/.test(form) && top.upos === 'VERB') return 'third'
  const markers = children.filter((child) => /^(?:det|nummod|amod)/.test(child.relation)).map(lower)
  if (markers.some((marker) => pluralDeterminers.test(marker) || isManyNumber(marker))) return 'plural'
  if (markers.some((marker) => singularDeterminers.test(marker))) {
    return /^(?:number|majority|lot|couple|handful|variety)$/.test(form) && hasPluralOf(sentence, top)
      ? 'plural'
      : 'third'
  }
  return isPluralNoun(top.form, top.upos === 'PROPN') ? 'plural' : 'third'
}

function isManyNumber(marker: string): boolean {
  return /^\d[\d,.]*$/.test(marker) && marker !== '1'
}

function hasPluralOf(sentence: Sentence, top: Word): boolean {
  return sentence.children(top).some((child) => child.relation === 'nmod' && isPluralNoun(child.form))
}

function isPluralAdjective(sentence: Sentence, top: Word): boolean {
  const determiner = sentence.child(top, 'det')
  return (
    /^(?:others|many|few|several|most|some|all|both)$/.test(lower(top)) ||
    (determiner !== undefined && lower(determiner) === 'the')
  )
}
