import { isParticipleForm, isPastForm, verbOfParticiple } from '../morphology/verbs.ts'
import { lower, type Word } from '../sentence.ts'

const irregular: Record<string, string> = {
  has: 'have',
  had: 'have',
  does: 'do',
  goes: 'go',
  going: 'go',
  gon: 'go',
  began: 'begin',
  saw: 'see',
  kept: 'keep',
}

/** The base form of a verb in any form that a governing verb takes: needs, needed, needing → need. */
export function lemmaOf(word: Word): string {
  const form = lower(word)
  if (word.upos !== 'VERB' && word.upos !== 'AUX') return form
  if (irregular[form]) return irregular[form]
  if (/ing$/.test(form)) return verbOfParticiple(form.replace(/ing$/, 'ed')).base
  if (isParticipleForm(form) || isPastForm(form)) return verbOfParticiple(form).base
  return form
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}
