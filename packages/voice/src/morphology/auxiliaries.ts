import type { Agreement } from './agreement.ts'

type Tense = 'past' | 'present'

const be = {
  present: { first: 'am', third: 'is', plural: 'are' },
  past: { first: 'was', third: 'was', plural: 'were' },
}
const doForms = {
  present: { first: 'do', third: 'does', plural: 'do' },
  past: { first: 'did', third: 'did', plural: 'did' },
}
const have = { first: 'have', third: 'has', plural: 'have' }

export function formOfBe(tense: Tense, agreement: Agreement): string {
  return be[tense][agreement]
}

export function formOfDo(tense: Tense, agreement: Agreement): string {
  return doForms[tense][agreement]
}

/** The tense of a finite form of be or get that carries the passive; null for the forms that are not finite. */
export function tenseOfPassiveAuxiliary(form: string): Tense | null {
  if (/^(?:was|were|got)$/.test(form)) return 'past'
  return /^(?:is|are|am|'s|'re|'m|gets|ai|s|re)$/.test(form) ? 'present' : null
}

const expanded: Record<string, string> = {
  "'ve": 'have',
  "'ll": 'will',
  "'re": 'are',
  "'m": 'am',
}

/** An auxiliary made to agree with a new subject, its contraction written out; `next` is the auxiliary after it. */
export function agreeing(auxiliary: string, next: string, agreement: Agreement): string {
  let form = expanded[auxiliary] ?? auxiliary
  if (form === "'s") form = next === 'been' || next === 'gotten' ? 'has' : 'is'
  if (form === "'d") form = /^(?:been|gotten|got|better)$/.test(next) ? 'had' : 'would'
  if (/^(?:am|is|are|ai)$/.test(form)) return formOfBe('present', agreement)
  if (/^(?:was|were)$/.test(form)) return formOfBe('past', agreement)
  if (/^(?:has|have)$/.test(form)) return have[agreement]
  if (/^(?:do|does)$/.test(form)) return formOfDo('present', agreement)
  return form
}
