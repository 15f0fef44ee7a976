import type { Agent } from '../clause/agent.ts'
import type { PassiveClause } from '../clause/passive-clause.ts'
import { type Agreement, agreementOf } from '../morphology/agreement.ts'
import { isPluralNoun } from '../morphology/nouns.ts'
import { isWhWord } from '../morphology/pronouns.ts'
import { lower, newWord, type Sentence, type Word } from '../sentence.ts'
import { agentAsSubject } from './noun-phrase.ts'

/** The subject of the clause to be: its words, not yet placed unless they ask a question. */
export interface NewSubject {
  words: Word[]
  top: Word
  agreement: Agreement
  /** "who" or "which author": it already stands in front, and asks without a form of do. */
  isQuestionWord: boolean
}

export function namedSubject(sentence: Sentence, clause: PassiveClause, { top, by }: Agent): NewSubject {
  const agreement = agreementOf(sentence, top)
  denyAny(sentence, clause, top)
  const words = agentAsSubject(sentence, top, by)
  const isQuestionWord =
    words.some((word) => isWhWord(word.form) && (word === top || word.head === top)) &&
    sentence.indexOf(top) < sentence.indexOf(clause.participle)
  top.relation = 'nsubj'
  return { words, top, agreement, isQuestionWord }
}

/** A subject that the sentence does not name; "someone" becomes "no one" under a negation and "anyone" in a question. */
export function suppliedSubject(
  sentence: Sentence,
  clause: PassiveClause,
  text: string,
  isQuestion: boolean,
): NewSubject {
  const negative =
    clause.subject && /^(?:no|none|nothing|nobody|neither)$/.test(lower(negativeOf(sentence, clause.subject)))
  let form = text
  if (text === 'someone' && (clause.negation || negative)) {
    form = 'no one'
    if (negative && clause.subject) makePositive(sentence, negativeOf(sentence, clause.subject))
    dropNegation(sentence, clause)
  } else if (text === 'someone' && isQuestion) {
    form = 'anyone'
  }
  const forms = form.split(' ')
  const last = forms.at(-1) as string
  const top = newWord(last, /^(?:one|someone|anyone|we|they)$/.test(last) ? 'PRON' : 'NOUN', 'nsubj', clause.participle)
  const words = [...forms.slice(0, -1).map((each) => newWord(each, 'DET', 'det', top)), top]
  const isPlural = /^(?:we|they|people)$/.test(last) || isPluralNoun(last)
  return { words, top, agreement: isPlural ? 'plural' : 'third', isQuestionWord: false }
}

/** "Was not seen by anyone" → "no one saw": English has no "anyone did not". */
function denyAny(sentence: Sentence, clause: PassiveClause, top: Word): void {
  const any = sentence.children(top).find((child) => child.relation === 'det' && lower(child) === 'any') ?? top
  const negative: Record<string, string> = {
    any: 'no',
    anyone: 'no one',
    anybody: 'nobody',
    anything: 'nothing',
    either: 'neither',
  }
  const form = negative[lower(any)]
  if (!form || !clause.negation) return
  any.form = form
  dropNegation(sentence, clause)
}

/** Takes the negation out, and with it the form of do that only carried it ("don't get paid"). */
function dropNegation(sentence: Sentence, clause: PassiveClause): void {
  if (!clause.negation) return
  sentence.remove(clause.negation)
  clause.negation = null
  const [auxiliary] = clause.auxiliaries
  const whole: Record<string, string> = { wo: 'will', ca: 'can', sha: 'shall' }
  if (auxiliary) auxiliary.form = whole[lower(auxiliary)] ?? auxiliary.form
  if (!auxiliary || !clause.carrier || !/^(?:do|does|did)$/.test(lower(auxiliary))) return
  sentence.remove(auxiliary)
  clause.auxiliaries = []
  clause.carrier.form = lower(auxiliary) === 'did' ? 'got' : 'gets'
}

function negativeOf(sentence: Sentence, subject: Word): Word {
  return (
    sentence.children(subject).find((child) => child.relation === 'det' && /^(?:no|neither)$/.test(lower(child))) ??
    subject
  )
}

function makePositive(sentence: Sentence, word: Word): void {
  if (lower(word) === 'no' && word.head && lower(word.head) === 'one') {
    word.head.form = 'anyone'
    sentence.remove(word)
    return
  }
  const positive: Record<string, string> = {
    no: 'any',
    none: 'any',
    nothing: 'anything',
    nobody: 'anybody',
    neither: 'either',
  }
  word.form = positive[lower(word)] ?? word.form
}
