import type { VerbForm } from './verb-forms.ts'

const words = (list: string) => new Set(list.split(' '))
const PARTICIPLE_AFTER = words(
  'have has had having ive youve weve theyve havent hasnt hadnt be am is are was were been being isnt arent wasnt werent get gets got getting hes shes its',
)
const BASE_AFTER = words(
  'to will would can could shall should may might must do does did dont doesnt didnt wont wouldnt cant cannot couldnt shouldnt lets let ill youll hell shell well theyll itll please i you we they',
)
const SKIPPED = words('not never always just also already even still only often soon all both')

/** Which of several forms a spelling such as "put" or "thought" has, judged by the words before it, nearest last. */
export function formInContext(forms: VerbForm[], before: string[]): VerbForm {
  if (forms.length === 1) return forms[0]!
  const nearest = before.findLast((word) => !SKIPPED.has(word) && !word.endsWith('ly'))
  if (nearest && PARTICIPLE_AFTER.has(nearest) && forms.includes('participle')) return 'participle'
  const isBase = !nearest || BASE_AFTER.has(nearest)
  if (isBase && forms.includes('base')) return 'base'
  return forms.includes('past') ? 'past' : forms[0]!
}
