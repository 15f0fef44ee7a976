import { countOf } from '../frame/count-words.ts'
import type { PassiveInstance } from './schema.ts'

/** From this share of sentences on, readers feel that nobody is doing anything. */
const muchPassive = 0.4

/** Says how passive the text is as a whole, and whether that matters. */
export function overallFeedback(sentences: number, instances: readonly PassiveInstance[]) {
  if (instances.length === 0)
    return sentences < 3
      ? 'Everybody acts here, though a text this short gives little to go by.'
      : 'Everybody acts here: each sentence says who does what.'
  const passive = new Set(instances.map((instance) => instance.sentence)).size
  const opening = `${capitalize(countOf(passive, 'passive sentence'))} among ${countOf(sentences, 'sentence')}.`
  const silent = instances.filter((instance) => !instance.details.hasAgent).length
  const doers =
    silent === 0
      ? 'Each names who acts, so turning it round is easy.'
      : `${capitalize(countOf(silent, 'construction'))} ${silent === 1 ? 'does' : 'do'} not say who acts. Ask whether your reader needs to know.`
  const weight =
    passive / sentences >= muchPassive && sentences > 2
      ? 'That is a lot: the text reads as if things happened by themselves.'
      : 'That is no fault in itself: keep the passive where the thing matters more than the doer.'
  return `${opening} ${doers} ${weight}`
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
