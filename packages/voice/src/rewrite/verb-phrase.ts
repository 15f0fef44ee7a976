import { auxiliaryChain, type PassiveClause } from '../clause/passive-clause.ts'
import type { Agreement } from '../morphology/agreement.ts'
import { agreeing, formOfDo, tenseOfPassiveAuxiliary } from '../morphology/auxiliaries.ts'
import { type Verb, verbOfParticiple } from '../morphology/verbs.ts'
import { lower, type Sentence, type Word } from '../sentence.ts'

type VerbForm = (verb: Verb) => string

/** Drops the auxiliary that made the clause passive and hands its tense to the verb (or to a form of do). */
export function makeVerbActive(
  sentence: Sentence,
  clause: PassiveClause,
  verbs: Word[],
  agreement: Agreement,
  needsDo: boolean,
): void {
  const form = clause.carrier ? carry(sentence, clause, clause.carrier, agreement, needsDo) : pastForm
  for (const verb of verbs) reword(verb, form(verbOfParticiple(verb.form)))
}

const pastForm: VerbForm = (verb) => verb.past
const baseForm: VerbForm = (verb) => verb.base

function carry(
  sentence: Sentence,
  clause: PassiveClause,
  carrier: Word,
  agreement: Agreement,
  needsDo: boolean,
): VerbForm {
  const carrierForm = lower(carrier)
  const [first, second] = auxiliaryChain(clause)
  const afterTo = clause.to !== null && first !== undefined && sentence.indexOf(clause.to) < sentence.indexOf(first)
  if (first && first !== carrier) {
    if (!afterTo) reword(first, agreeing(lower(first), second ? lower(second) : '', agreement))
    if (clause.negation && lower(first) === 'am') writeOut(clause.negation)
    sentence.remove(carrier)
    return formAfter(carrierForm)
  }
  const tense = afterTo ? null : tenseOfPassiveAuxiliary(carrierForm)
  if (tense === null) {
    sentence.remove(carrier)
    return formAfter(carrierForm)
  }
  if (needsDo || clause.negation) {
    reword(carrier, formOfDo(tense, agreement))
    return baseForm
  }
  sentence.remove(carrier)
  if (tense === 'past') return pastForm
  return agreement === 'third' ? (verb) => verb.third : baseForm
}

/** The form the verb takes over from a carrier that is not finite. */
function formAfter(carrier: string): VerbForm {
  if (carrier === 'being' || carrier === 'getting') return (verb) => verb.ing
  if (/^(?:been|gotten|got)$/.test(carrier)) return (verb) => verb.participle
  return baseForm
}

/** "Am" has no contracted negation. */
function writeOut(negation: Word): void {
  negation.form = 'not'
  negation.before = undefined
}

/** Gives a word another form; a contraction written out no longer clings to the word before it. */
function reword(word: Word, form: string): void {
  if (lower(word) === form) return
  if (/^['’]/.test(word.form)) word.before = undefined
  word.form = /^[A-Z][a-z]/.test(word.form) ? form[0]?.toUpperCase() + form.slice(1) : form
}
