import type { VerbForm } from './inflect.ts'
import { irregularVerbs } from './irregular-verbs.ts'

export interface Reading {
  base: string
  form: VerbForm
}

const irregularReadings = new Map<string, Reading>()
for (const [base, { past, participle }] of irregularVerbs) {
  irregularReadings.set(participle, { base, form: 'participle' })
  irregularReadings.set(past, { base, form: 'past' })
}
for (const word of ['are', 'am']) irregularReadings.set(word, { base: 'be', form: 'base' })
irregularReadings.set('is', { base: 'be', form: 'third' })
for (const word of ['was', 'were']) irregularReadings.set(word, { base: 'be', form: 'past' })
irregularReadings.set('been', { base: 'be', form: 'participle' })
irregularReadings.set('being', { base: 'be', form: 'gerund' })
irregularReadings.set('has', { base: 'have', form: 'third' })

/** Calls `visit` with each base that a stem may have lost letters of: "utiliz" → "utilize", "stopp" → "stop". */
function visitStem(stem: string, form: VerbForm, visit: (base: string, form: VerbForm) => void): void {
  visit(stem, form)
  visit(`${stem}e`, form)
  if (stem.length > 2 && stem.at(-1) === stem.at(-2)) visit(stem.slice(0, -1), form)
}

/** Calls `visit` with every base form a word may come from; most of them are no words, so look them up. */
export function visitReadings(word: string, visit: (base: string, form: VerbForm) => void): void {
  visit(word, 'base')
  const irregular = irregularReadings.get(word)
  if (irregular) visit(irregular.base, irregular.form)
  if (word.length < 4) return
  if (word.endsWith('ies')) visit(`${word.slice(0, -3)}y`, 'third')
  else if (word.endsWith('s')) {
    visit(word.slice(0, -1), 'third')
    if (word.endsWith('es')) visit(word.slice(0, -2), 'third')
  } else if (word.endsWith('ied')) visit(`${word.slice(0, -3)}y`, 'past')
  else if (word.endsWith('ed')) visitStem(word.slice(0, -2), 'past', visit)
  else if (word.endsWith('ing')) visitStem(word.slice(0, -3), 'gerund', visit)
}
